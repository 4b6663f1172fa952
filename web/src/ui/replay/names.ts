import type { Words } from '../../words'

export function roundName(words: Words, round: number): string {
  return round === 0 ? words.say('web-replay-before') : words.say('web-round', { round })
}
