/** Component data as a tree of values, and places in it: `track.castles.0.pair`. */
import type { Components } from '../../words'

export type Scalar = string | number | boolean | null
export type Value = Scalar | Value[] | { [name: string]: Value }
export type Group = { [name: string]: Value }
export type Holder = Group | Value[]
export type Place = readonly (string | number)[]

export const treeOf = (components: Components): Group => structuredClone(components) as Group

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isScalar = (value: unknown): value is Scalar => !Array.isArray(value) && !isGroup(value)

/** Whether all that lies in it is written in one line. */
export const isRow = (value: unknown): value is Scalar[] => Array.isArray(value) && value.every(isScalar)

export function inside(value: unknown, name: string | number): Value | undefined {
  if (Array.isArray(value)) return value[Number(name)] as Value | undefined
  return isGroup(value) ? value[name] : undefined
}

export const named = (place: Place): string => place.join('.')

/** A place as the room writes it, `$.track.castles[0].pair`, where `[...]` is any of them. */
export function placeOf(written: string): string[] {
  const plain = written.replace(/^\$\.?/, '').replaceAll(/\[(\d+|\.\.\.)\]/g, (_, each: string) => `.${each === '...' ? '*' : each}`)
  return plain.split('.').filter(Boolean)
}

/** Whether two places can be the same, or one lies within the other. */
export function touches(one: Place, other: Place): boolean {
  const length = Math.min(one.length, other.length)
  for (let each = 0; each < length; each += 1) {
    const [here, there] = [String(one[each]), String(other[each])]
    if (here !== there && here !== '*' && there !== '*') return false
  }
  return true
}

const same = (one: Place, other: Place): boolean => one.length === other.length && touches(one, other)

/** What is said about a place under a name like `card.*.count`. */
export function about<T>(sayings: Readonly<Record<string, T>>, place: Place): T | undefined {
  return Object.entries(sayings).find(([name]) => same(name.split('.'), place))?.[1]
}

/** The deepest place that there is on the way to another. */
export function nearest(tree: Value, place: Place): Place {
  let here: Value | undefined = tree
  const found: (string | number)[] = []
  for (const name of place) {
    here = inside(here, name)
    if (here === undefined) break
    found.push(name)
  }
  return found
}

/** Every value that stands at places like this one. */
export function all(tree: Value, pattern: Place): Value[] {
  const [first, ...rest] = pattern
  if (first === undefined) return [tree]
  const children = first === '*' ? (isScalar(tree) ? [] : Object.values(tree)) : [inside(tree, first)]
  return children.flatMap((child) => (child === undefined ? [] : all(child, rest)))
}

/** The same place in any item of the lists on its way. */
export function anywhere(tree: Value, place: Place): Place {
  let here: Value | undefined = tree
  return place.map((name) => {
    const pattern = Array.isArray(here) ? '*' : name
    here = inside(here, name)
    return pattern
  })
}

/** Another item like this one: an id is not there twice. */
export function copied(item: Value, others: readonly Value[]): Value {
  const copy = JSON.parse(JSON.stringify(item)) as Value
  if (!isGroup(copy) || typeof copy['id'] !== 'string') return copy
  const taken = new Set(others.map((each) => inside(each, 'id')))
  const stem = copy['id'].replace(/_\d+$/, '')
  let number = 2
  while (taken.has(`${stem}_${number}`)) number += 1
  return { ...copy, id: `${stem}_${number}` }
}
