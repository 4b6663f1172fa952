/** A box that somebody is editing, kept in their browser until they are done with it. */
export class Draft {
  constructor(private readonly game: string) {}

  private get key(): string {
    return `clubantique-box-${this.game}`
  }

  read(): string | null {
    try {
      return localStorage.getItem(this.key)
    } catch {
      return null
    }
  }

  /** Nothing where there is nothing to keep. Browsers without room, or that keep nothing, are no reason to stop. */
  write(file: string | null): void {
    try {
      if (file === null) localStorage.removeItem(this.key)
      else localStorage.setItem(this.key, file)
    } catch {
      // then it is gone with the page
    }
  }
}
