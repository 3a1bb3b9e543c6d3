import { beforeEach, expect, it } from 'vitest'
import { dismissAllMessages, messageQueue } from './message-store.ts'
import { tryTelling } from './try-telling.ts'

beforeEach(dismissAllMessages)

const key = 'download'
const fails = () => Promise.reject(new Error('503'))
const shownMessages = () => messageQueue.get().map(({ kind, text }) => `${kind}: ${text()}`)

it('tells of a failure, and of no failure that is reported elsewhere', async () => {
  expect(await tryTelling(key, fails, () => undefined)).toBe(false)
  expect(shownMessages()).toEqual([])
  expect(await tryTelling(key, fails, (error) => () => `Not saved. ${error}`)).toBe(false)
  expect(shownMessages()).toEqual(['error: Not saved. Error: 503'])
})

it('takes the message of a failure away once it is tried again', async () => {
  await tryTelling(key, fails, () => () => 'Not saved.')
  const trial = Promise.withResolvers<void>()
  const again = tryTelling(
    key,
    () => trial.promise,
    () => () => 'Not saved again.',
  )
  expect(shownMessages()).toEqual([])
  trial.resolve()
  expect(await again).toBe(true)
  expect(shownMessages()).toEqual([])
})
