import { expect, test } from 'vitest'
import { isOfThisMachine, linkFor } from '../src/ui/links'

test('a link to the machine itself is known', () => {
  for (const host of ['127.0.0.1:8765', '127.8.8.8', 'localhost:5173', 'club.localhost', '[::1]:8765']) {
    expect(isOfThisMachine(`http://${host}/t/abc`), host).toBe(true)
  }
})

test('any other link may be sent to others', () => {
  for (const host of ['club.example', '192.168.1.20:8765', 'localhost.example', '127.0.0.1.example', '[2001:db8::1]']) {
    expect(isOfThisMachine(`http://${host}/t/abc`), host).toBe(false)
  }
})

const HOUSE = 'http://192.168.1.5:8765'

test('a page of this machine gives others the address of the house', () => {
  for (const page of ['http://localhost:8765/t/x', 'http://127.0.0.1:8765/', 'http://[::1]:8765/seat']) {
    expect(linkFor('/t/abc', page, HOUSE)).toBe('http://192.168.1.5:8765/t/abc')
    expect(linkFor('/seat#code', page, HOUSE)).toBe('http://192.168.1.5:8765/seat#code')
    expect(linkFor('/t/abc', page, 'https://club.example')).toBe('https://club.example/t/abc')
  }
})

test('a page that others can open gives its own address, whatever the house says', () => {
  expect(linkFor('/t/abc', 'http://192.168.1.20:8765/t/abc', HOUSE)).toBe('http://192.168.1.20:8765/t/abc')
  expect(linkFor('/t/abc', 'https://club.example/', HOUSE)).toBe('https://club.example/t/abc')
})

test('where the house has no address the link stays of this machine', () => {
  expect(linkFor('/t/abc', 'http://localhost:8765/t/abc', '')).toBe('http://localhost:8765/t/abc')
})
