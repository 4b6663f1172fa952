/** The geometry of the race: where lines, marks and labels go. All in pixels of the drawing. */
import type { Mark } from '../net/protocol'

export interface Point {
  x: number
  y: number
}

export interface Tick {
  value: number
  at: number
}

export interface Line {
  seat: number
  points: Point[]
  /** Points with a mark: not so many that they hide the lines. */
  marked: Point[]
  path: string
  /** Where the name stands: beside the last point, moved where names would lie on each other. */
  label: Point
}

export interface Chart {
  lines: Line[]
  rounds: Tick[]
  values: Tick[]
  left: number
  right: number
  top: number
  bottom: number
}

export interface Size {
  width: number
  height: number
  /** Kept free for the names at the right. */
  names: number
}

const LEFT = 34
const TOP = 12
const BOTTOM = 26
const BESIDE = 12
const LABEL_HEIGHT = 17
const ROUND_WIDTH = 24
const VALUE_HEIGHT = 40
const MARK_WIDTH = 20

export function chart(race: readonly Mark[], { width, height, names }: Size): Chart {
  const [left, right, top, bottom] = [LEFT, Math.max(LEFT + 1, width - names), TOP, height - BOTTOM]
  const standings = race.flatMap((mark) => mark.standing)
  const values = steps(Math.min(...standings), Math.max(...standings), (bottom - top) / VALUE_HEIGHT)
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 1]
  const x = (each: number): number => left + ((right - left) * each) / Math.max(1, race.length - 1)
  const y = (value: number): number => bottom - ((bottom - top) * (value - low)) / (high - low)
  const sparse = <T>(each: readonly T[], room: number): T[] =>
    thinned(each, Math.ceil((each.length * room) / (right - left)))
  const lines = (race[0]?.standing ?? []).map((_, seat) => {
    const points = race.map((mark, each) => ({ x: x(each), y: y(mark.standing[seat] ?? 0) }))
    const marked = sparse(points, MARK_WIDTH)
    return { seat, points, marked, path: pathOf(points), label: { x: right + BESIDE, y: points.at(-1)?.y ?? 0 } }
  })
  return {
    lines: spread(lines, top, bottom),
    rounds: sparse(
      race.map((mark, each) => ({ value: mark.round, at: x(each) })),
      ROUND_WIDTH,
    ),
    values: values.map((value) => ({ value, at: y(value) })),
    left,
    right,
    top,
    bottom,
  }
}

/** Every so manyth, the last one always among them. */
function thinned<T>(all: readonly T[], every: number): T[] {
  return all.filter((_, each) => (all.length - 1 - each) % every === 0)
}

/** Round numbers from below the lowest to above the highest value, about so many. */
export function steps(lowest: number, highest: number, count: number): number[] {
  const range = Math.max(1, highest - lowest)
  const rough = range / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power)
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)]
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, each) => (first + each) * step)
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, each) => `${each ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** Labels keep their order and a line's height of distance, and stay inside. */
function spread(lines: readonly Line[], top: number, bottom: number): Line[] {
  const sorted = [...lines].sort((one, other) => one.label.y - other.label.y || one.seat - other.seat)
  let free = top
  const down = sorted.map((line) => {
    const y = Math.max(line.label.y, free)
    free = y + LABEL_HEIGHT
    return { ...line, label: { ...line.label, y } }
  })
  let limit = bottom
  for (const line of [...down].reverse()) {
    line.label.y = Math.min(line.label.y, limit)
    limit = line.label.y - LABEL_HEIGHT
  }
  return down.sort((one, other) => one.seat - other.seat)
}
