import { expect, test } from 'vitest'
import { Refusal } from '../src/net/http'
import { LARGEST, refusal, type Text } from '../src/ui/upload'

const file = (text: string, size = text.length): Text => ({ name: 'game.json', size, text: () => Promise.resolve(text) })

const refusing = (key: string) => () => Promise.reject(new Refusal({ key, facts: { why: 1 } }, 400))

test('a record is handed over as it is', async () => {
  const handed: unknown[] = []
  const found = await refusal(file('{"game": "adel"}'), (record) => Promise.resolve(void handed.push(record)))
  expect(found).toBeNull()
  expect(handed).toEqual([{ game: 'adel' }])
})

test('what is no record is called by its name, not by what a record has', async () => {
  const facts = { file: 'game.json' }
  expect(await refusal(file('{ no JSON'), refusing('never-asked'))).toEqual({ key: 'web-upload-unreadable', facts })
  expect(await refusal(file('{}'), refusing('error-garbled'))).toEqual({ key: 'web-upload-no-record', facts })
})

test('any other reason is said as the room said it', async () => {
  expect(await refusal(file('{}'), refusing('error-too-long'))).toEqual({ key: 'error-too-long', facts: { why: 1 } })
})

test('what is too large is not even sent', async () => {
  const most = { key: 'error-too-large', facts: { most: LARGEST } }
  expect(await refusal(file('{}', LARGEST + 1), refusing('never-asked'))).toEqual(most)
})
