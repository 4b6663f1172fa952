import { expect, test } from 'vitest'
import { questionOf, Reel, roundOf, WINDOW } from '../src/net/film'
import type { Film, Frame } from '../src/net/protocol'

const STEPS = 130
const STEPS_A_ROUND = 20

const frame = (step: number): Frame => ({
  entry: [0, `choice ${step}`],
  view: { round: Math.floor(step / STEPS_A_ROUND), step: step >> 1 },
  outlook: {},
  hands: null,
  events: [{ until: null, event: { event: `e${step}` } }],
  chapter: 0,
  standing: [step],
})

/** A room with a finished game that notes what it was asked, and may refuse. */
function room(): { asked: number[]; refuses: boolean; fetch: (first: number, count: number) => Promise<Film> } {
  const found = {
    asked: [] as number[],
    refuses: false,
    fetch: async (first: number, count: number): Promise<Film> => {
      found.asked.push(first)
      if (found.refuses) throw new Error('not now')
      const length = Math.max(0, Math.min(count, STEPS - first))
      const frames = Array.from({ length }, (_, each) => frame(first + each))
      return { seat: null, steps: STEPS, first, frames, race: [{ round: 0, standing: [0] }] }
    },
  }
  return found
}

async function opened(): Promise<{ reel: Reel; where: ReturnType<typeof room> }> {
  const where = room()
  const reel = new Reel(where.fetch)
  await reel.begin()
  return { reel, where }
}

test('the first window says how long the game is, and positions outside are brought inside', async () => {
  const { reel } = await opened()
  expect([reel.steps, reel.last]).toEqual([STEPS, STEPS - 1])
  expect([-3, 7.9, 9999].map((step) => reel.within(step))).toEqual([0, 7, STEPS - 1])
})

test('a window is fetched once, whoever asks and however often', async () => {
  const { reel, where } = await opened()
  const frames = await Promise.all([reel.at(60), reel.at(61), reel.at(WINDOW)])
  expect(frames.map((each) => each.standing[0])).toEqual([60, 61, WINDOW])
  expect(reel.known(99)).not.toBeNull()
  expect(reel.known(100)).toBeNull()
  expect(where.asked).toEqual([0, WINDOW])
})

test('what could not be fetched is asked for again', async () => {
  const { reel, where } = await opened()
  where.refuses = true
  await reel.prepare(60)
  await expect(reel.at(60)).rejects.toThrow('not now')
  where.refuses = false
  expect((await reel.at(60)).standing).toEqual([60])
})

test('nothing is prepared beyond the end', async () => {
  const { reel, where } = await opened()
  await reel.prepare(STEPS)
  expect(where.asked).toEqual([0])
})

test('the log reaches back to the first gap, and to the beginning once that is filled', async () => {
  const { reel } = await opened()
  await reel.at(125)
  expect(reel.told(125)).toHaveLength(26)
  await reel.fill(125)
  const told = reel.told(125)
  expect(told).toHaveLength(126)
  expect([told[0], told[125]].map((each) => each?.event.event)).toEqual(['e0', 'e125'])
})

test('a round and a question are found without fetching everything', async () => {
  const { reel, where } = await opened()
  expect(await reel.firstStep(roundOf, 0)).toBe(0)
  expect(await reel.firstStep(roundOf, 4)).toBe(80)
  expect(where.asked).toEqual([0, WINDOW])
  expect(await reel.firstStep(questionOf, 61)).toBe(122)
  expect(await reel.firstStep(roundOf, 99)).toBe(STEPS - 1)
})
