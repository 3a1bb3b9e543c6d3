import { expect, it } from 'vitest'
import { openPackage } from '../../../../lib/manuscript/package/open-package.ts'
import { type TestPart, testPackage } from '../../../../lib/manuscript/package/test-package.ts'
import { countComments } from './count-comments.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const root = (name: string, content: string) =>
  `<w:${name} xmlns:w="${word}">${content}</w:${name}>`
const range = (id: number) => `<w:commentRangeStart w:id="${id}"/>`
const point = (id: number) => `<w:r><w:commentReference w:id="${id}"/></w:r>`

const comment = (id: number, ...paragraphs: string[]) =>
  `<w:comment w:id="${id}">${paragraphs.map((one) => `<w:p w14:paraId="${one}"/>`).join('')}</w:comment>`
const comments = (...all: string[]): TestPart => ({
  kind: 'comments',
  xml: `<w:comments xmlns:w="${word}" xmlns:w14="w14">${all.join('')}</w:comments>`,
})
const states = (...all: string[]): TestPart => ({
  kind: 'commentsExtended',
  xml: `<w15:commentsEx xmlns:w15="w15">${all.join('')}</w15:commentsEx>`,
})
const state = (id: string, more: string) => `<w15:commentEx w15:paraId="${id}" ${more}/>`

const two = comments(comment(1, 'A1', 'A2'), comment(2, 'B1'))
const both = range(1) + point(2)

it.each<[string, string, TestPart[], number]>([
  ['no part', both, [], 0],
  ['an empty part', both, [comments()], 0],
  ['without states', both, [two], 2],
  ['open ones', both, [two, states(state('A2', 'w15:done="0"'), state('B1', 'w15:done="0"'))], 2],
  ['a resolved one', both, [two, states(state('A2', 'w15:done="1"'))], 1],
  ['an answer', both, [two, states(state('B1', 'w15:paraIdParent="A2" w15:done="0"'))], 1],
  ['a state by another paragraph', both, [two, states(state('A1', 'w15:done="1"'))], 2],
  ['one without an anchor', point(2), [two], 1],
  ['none of a text without anchors', '', [two], 0],
  [
    'one of a footnote',
    range(1),
    [two, { kind: 'footnotes', xml: root('footnotes', point(2)) }],
    2,
  ],
])('counts open comments: %s', (_, body, parts, expected) => {
  const docx = openPackage(testPackage(root('document', body), parts))
  if (docx.kind !== 'open') throw new Error(docx.kind)
  expect(countComments(docx)).toBe(expected)
})
