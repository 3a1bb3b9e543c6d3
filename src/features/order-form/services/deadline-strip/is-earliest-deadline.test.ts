import { expect, it } from 'vitest'
import { isEarliestDeadline } from './is-earliest-deadline.ts'

const file = { identity: 'file-1', name: 'Manuscript.docx' }

const withFiles = (files: { main?: boolean; figures?: boolean }, wordCount: number | null) => {
  const main = files.main ? [file] : []
  const figures = files.figures ? [file] : []
  const none = { tables: [], mainReference: [], figureReference: [], tableReference: [] }
  return {
    wordCount,
    manuscripts: { main, figures, ...none },
    displayedManuscripts: [...main, ...figures],
  }
}

it.each([
  ['a length without files', withFiles({}, 5200), true],
  ['neither', withFiles({}, null), true],
  ['a manuscript that was counted', withFiles({ main: true }, 5200), false],
  ['a manuscript that was not counted', withFiles({ main: true }, null), true],
  ['figures alone', withFiles({ figures: true }, null), false],
])('%s', (_, form, isEarliest) => {
  expect(isEarliestDeadline(form)).toBe(isEarliest)
})
