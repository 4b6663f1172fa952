import { expect, test } from 'vitest'
import { isOfThisMachine } from '../src/ui/links'

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
