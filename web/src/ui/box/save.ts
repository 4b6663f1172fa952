/** A box as a file on the reader's own machine. */
import { Refusal, UNREACHABLE } from '../../net/http'
import type { Problem } from '../../net/protocol'
import type { Editor } from './editor.svelte'

export async function save(editor: Editor, kind: 'toml' | 'json'): Promise<void> {
  const text = kind === 'json' ? JSON.stringify(editor.draft, null, 2) : await written(editor)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `application/${kind}` }))
  link.download = `${editor.usual.game}.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The room writes it as people like to read it. */
async function written(editor: Editor): Promise<string> {
  const body = JSON.stringify({ game: editor.usual.game, file: editor.file })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/boxes/toml', { method: 'POST', headers, body }).catch(() => null)
  if (answer?.ok) return answer.text()
  const problem = (await answer?.json().catch(() => null)) as Problem | null | undefined
  throw new Refusal(problem ?? UNREACHABLE, answer?.status ?? 0)
}
