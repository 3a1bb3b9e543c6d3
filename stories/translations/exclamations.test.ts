import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messagesOf } from './read-po.ts'

/** Titles that the product description gives. */
const quotedTitles = ['Thank you!', 'thank you!']

it('does not exclaim in any language', () => {
  const messages = globSync('src/locales/*/*.po').flatMap((path) =>
    messagesOf(readFileSync(path, 'utf8')),
  )
  const exclaiming = messages.filter(
    ({ id, translation }) => !quotedTitles.includes(id) && /[!！¡]/.test(translation),
  )
  expect(exclaiming.map(({ translation }) => translation)).toEqual([])
})
