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
  for (const path of ['/t', '/t/', '/t/ABC', '/t/abc23/other', '/seats']) {
    expect(routeOf(path)).toEqual({ page: 'nowhere' })
  }
})
