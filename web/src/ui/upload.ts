/** A file that somebody takes for the record of a game. */
import { problemOf } from '../net/http'
import type { Problem } from '../net/protocol'

/** As the room has it: no body is larger. */
export const LARGEST = 64 * 1024

/** The room's word for what has not the shape it should have. */
const GARBLED = 'error-garbled'

/** As much of a file as is needed here. */
export type Text = Pick<File, 'name' | 'size' | 'text'>

/** What was wrong with a file; nothing where it could be handed over. */
export async function refusal(file: Text, handOver: (record: unknown) => Promise<void>): Promise<Problem | null> {
  if (file.size > LARGEST) return { key: 'error-too-large', facts: { most: LARGEST } }
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    return { key: 'web-upload-unreadable', facts: { file: file.name } }
  }
  try {
    await handOver(record)
    return null
  } catch (error) {
    const problem = problemOf(error)
    // What exactly is missing in it helps nobody who has chosen the wrong file.
    return problem.key === GARBLED ? { key: 'web-upload-no-record', facts: { file: file.name } } : problem
  }
}
