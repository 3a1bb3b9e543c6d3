import { expect, it } from 'vitest'
import { type Meeting, meetSaved } from './meet-saved.ts'

const answer = (letter: string) => ({ letter, manuscript: '', comments: [] })
const own = (letter: string, version: number, isSaved: boolean) => ({
  content: answer(letter),
  version,
  isSaved,
})
const other = (letter: string, version: number) => ({ ...answer(letter), version, savedAt: null })

it.each<[string, ReturnType<typeof own>, ReturnType<typeof other>, Meeting]>([
  ['nothing anywhere', own('', 0, false), other('', 0), 'same'],
  ['a first letter', own('a', 0, false), other('', 0), 'send'],
  ['a device without a draft', own('', 0, false), other('a', 3), 'take'],
  ['changes since the last visit', own('ab', 3, false), other('a', 3), 'send'],
  ['a version of another device', own('a', 3, true), other('ab', 4), 'take'],
  ['a deletion on another device', own('a', 3, true), other('', 4), 'take'],
  ['a deletion on this device', own('', 3, false), other('a', 3), 'send'],
  ['changes here and there', own('ab', 3, false), other('ac', 4), 'ask'],
  ['the same changes here and there', own('ab', 3, false), other('ab', 4), 'same'],
  ['changes here and a deletion there', own('ab', 3, false), other('', 4), 'send'],
  ['a server that has lost it', own('a', 3, true), other('', 0), 'send'],
  ['a server that has gone back', own('a', 3, true), other('b', 1), 'ask'],
  ['another content of the same version', own('a', 3, true), other('b', 3), 'ask'],
])('meets %s', (_, mine, theirs, meeting) => {
  expect(meetSaved(mine, theirs)).toBe(meeting)
})
