import { expect, it } from 'vitest'
import { inOnePart, withOwnPaths } from './export-paths.ts'

it.each([
  [
    ['Sent/a.docx', 'Sent/b.docx'],
    ['Sent/a.docx', 'Sent/b.docx'],
  ],
  [
    ['Sent/a.docx', 'Sent/a.docx', 'Sent/a.docx'],
    ['Sent/a.docx', 'Sent/a (2).docx', 'Sent/a (3).docx'],
  ],
  [
    ['Sent/Fig.PNG', 'Sent/fig.png'],
    ['Sent/Fig.PNG', 'Sent/fig (2).png'],
  ],
  [
    ['v1.2/notes', 'v1.2/notes'],
    ['v1.2/notes', 'v1.2/notes (2)'],
  ],
  [
    ['a (2).docx', 'a.docx', 'a.docx'],
    ['a (2).docx', 'a.docx', 'a (3).docx'],
  ],
])('of %j are %j', (paths, expected) => {
  const entries = withOwnPaths(paths.map((path) => ({ path })))
  expect(entries.map(({ path }) => path)).toEqual(expected)
  expect(entries.map(({ key }) => key)).toEqual(expected)
})

it('makes one part of a name with slashes', () => {
  expect(inOnePart('pH 5/6 \\ draft.docx')).toBe('pH 5-6 - draft.docx')
})
