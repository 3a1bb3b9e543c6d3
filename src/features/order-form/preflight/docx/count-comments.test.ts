import { expect, it } from 'vitest'
import { countComments } from './count-comments.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const comment = (...ids: string[]) =>
  `<w:comment>${ids.map((id) => `<w:p w14:paraId="${id}"/>`).join('')}</w:comment>`
const comments = (...all: string[]) =>
  `<w:comments xmlns:w="${word}" xmlns:w14="w14">${all.join('')}</w:comments>`
const states = (...all: string[]) =>
  `<w15:commentsEx xmlns:w15="w15">${all.join('')}</w15:commentsEx>`
const state = (id: string, more: string) => `<w15:commentEx w15:paraId="${id}" ${more}/>`
const two = comments(comment('A1', 'A2'), comment('B1'))

it.each<[string, string | undefined, string | undefined, number]>([
  ['no part', undefined, undefined, 0],
  ['an empty part', comments(), undefined, 0],
  ['without states', two, undefined, 2],
  ['open ones', two, states(state('A2', 'w15:done="0"'), state('B1', 'w15:done="0"')), 2],
  ['a resolved one', two, states(state('A2', 'w15:done="1"')), 1],
  ['an answer', two, states(state('B1', 'w15:paraIdParent="A2" w15:done="0"')), 1],
  ['a state by another paragraph', two, states(state('A1', 'w15:done="1"')), 2],
])('counts open comments: %s', (_, part, extended, expected) => {
  expect(countComments(part, extended)).toBe(expected)
})
