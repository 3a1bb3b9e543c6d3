import { expect, it } from 'vitest'
import { commentShare, mostComments } from './comment-share.ts'

const lines = (comments: number, comment = '// Why.') =>
  [
    ...Array.from({ length: comments }, () => comment),
    ...Array.from({ length: 100 - comments }, () => 'const a = 1'),
  ].join('\n')

it.each([
  ['as many as may be', 'src/a.ts', lines(mostComments), 0],
  ['one more', 'src/a.ts', lines(mostComments + 1), 1],
  ['in the mock backend', 'mocks/a.ts', lines(4), 1],
  ['blocks', 'src/a.ts', lines(4, '/** Why. */'), 1],
  ['markup', 'src/a.tsx', lines(4, '      {/* Why. */}'), 1],
  ['a test', 'src/a.test.ts', lines(4), 0],
  ['a generated file', 'src/a.gen.ts', lines(4), 0],
  ['a command', 'scripts/a.ts', lines(4), 0],
])('%s', (_name, path, text, problems) => {
  expect(commentShare([{ path, text }])).toHaveLength(problems)
})

it('counts the lines of all files together', () => {
  const files = [
    { path: 'src/a.ts', text: lines(5) },
    { path: 'src/b.ts', text: lines(0) },
  ]
  expect(commentShare(files)).toEqual([])
})
