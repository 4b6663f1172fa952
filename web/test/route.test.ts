import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/' })
vi.stubGlobal('addEventListener', () => undefined)
const { routeOf } = await import('../src/route.svelte')

test('every address leads to its page, and no other one does', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' })
  expect(routeOf('/seat')).toEqual({ page: 'seat' })
  expect(routeOf('/t/abc23')).toEqual({ page: 'table', id: 'abc23' })
  expect(routeOf('/t/abc23/')).toEqual({ page: 'table', id: 'abc23' })
  expect(routeOf('/t/abc23/replay')).toEqual({ page: 'replay', id: 'abc23' })
  expect(routeOf('/box/adel')).toEqual({ page: 'box', game: 'adel', digest: null })
  const digest = '0123456789abcdef'.repeat(4)
  expect(routeOf(`/box/adel/${digest}`)).toEqual({ page: 'box', game: 'adel', digest })
  for (const path of ['/box', '/box/', '/box/adel/xyz', '/t', '/t/', '/t/ABC', '/t/abc23/other', '/seats']) {
    expect(routeOf(path)).toEqual({ page: 'nowhere' })
  }
})
