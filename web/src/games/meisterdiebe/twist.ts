/** Where the front drawers go when the cube is turned and flipped, so that a hint can say it. */
import { parted, type Words } from '../../words'
import { LAYERS, SIDES } from './material'

interface Place {
  layer: number
  side: number
}

/** `two-left` turns the top two layers; to the right the front drawer goes to the right side. */
function turned({ layer, side }: Place, how: string): Place {
  const [layers, way] = parted(how, '-')
  if (layer >= (layers === 'two' ? 2 : 1)) return { layer, side }
  return { layer, side: (side + (way === 'right' ? 1 : SIDES.length - 1)) % SIDES.length }
}

/** Rolled over sideways: top and bottom, left and right change places. */
function flipped({ layer, side }: Place): Place {
  return { layer: LAYERS.length - 1 - layer, side: (SIDES.length - side) % SIDES.length }
}

/** The three front drawers, from the top: `top → bottom left`. */
export function moves(words: Words, twist: string): string[] {
  const [steps, how] = parted(twist)
  return LAYERS.map((name, layer) => {
    const goes = steps
      .split('-')
      .reduce((place, step) => (step === 'turn' ? turned(place, how) : flipped(place)), { layer, side: 0 })
    const to = words.choice(`open ${LAYERS[goes.layer]}-${SIDES[goes.side]}`)
    return words.say('board-move', { from: words.say('board-layer', { layer: name }), to })
  })
}
