/** What can be done about a table apart from playing. */
import { ask, askOnce, table } from './http'
import type { Pass, Seated, TableInfo } from './protocol'

export const listMine = (): Promise<TableInfo[]> => ask('/api/mine')
/** The name is only used if it is somebody else's seat that is handed on. */
export const usePass = (code: string, name: string): Promise<Seated> => askOnce('/api/pass', { code, name: name.trim() || null })
/** Whoever was away has their seat again; the room knows them by their old token. */
export const takeBack = (id: string): Promise<TableInfo> => ask(`${table(id)}/take-back`, {})

/** Somebody at a table speaks for one seat: on a shared device the room has to be told for which. */
export class Tools {
  constructor(
    private readonly id: string,
    private readonly seat: number | null,
  ) {}

  pause = (): Promise<TableInfo> => this.post('pause')
  resume = (): Promise<TableInfo> => this.post('resume')
  resign = (): Promise<TableInfo> => this.post('resign', { seat: this.seat })
  agreeToEnd = (agreed: boolean): Promise<TableInfo> => this.post('end', { seat: this.seat, agreed })
  /** A bot plays for somebody; without a bot they are back. */
  standIn = (seat: number, bot: string | null): Promise<TableInfo> => this.post('stand-in', { seat, bot })
  remove = (seat: number): Promise<TableInfo> => this.post('remove', { seat })
  mute = (seat: number, muted: boolean): Promise<TableInfo> => this.post('mute', { seat, muted })
  close = (): Promise<TableInfo> => this.post('close')
  pass = (seat: number): Promise<Pass> => this.post('pass', { seat })
  rematch = (): Promise<Seated> => askOnce(this.path('rematch'), {})

  private post<T>(what: string, body: object = {}): Promise<T> {
    return ask(this.path(what), body)
  }

  private path(what: string): string {
    return `${table(this.id)}/${what}${this.seat === null ? '' : `?seat=${this.seat}`}`
  }
}
