import { expect, it } from 'vitest'
import { functionLength, mostExceptions, mostLines } from './function-length.ts'

const file = (path: string, text: string) => ({ path, text })

/** A function of so many lines, from its first to its last. */
const long = (first: string, last: string, count = mostLines + 1) =>
  [first, ...Array.from({ length: count - 2 }, () => '  const a = 1'), last].join('\n')

const row = long('export function Row() {', '}')

it.each([
  [
    'as many lines as may be',
    'src/ui/row.tsx',
    long('export function Row() {', '}', mostLines),
    undefined,
  ],
  ['one more', 'src/ui/row.tsx', row, 'src/ui/row.tsx:1: Row has 61 lines'],
  ['a comment before it', 'src/ui/row.tsx', `/**\n * A row.\n */\n${row}`, 'row.tsx:4: Row'],
  ['in the mock backend', 'mocks/backend/row.ts', row, 'Row has 61 lines'],
  ['an arrow function', 'src/row.ts', long('const row = (a: string) => {', '}'), 'row has 61'],
  ['a method', 'src/row.ts', long('const a = { row() {', '} }'), 'row has 61'],
  ['a class', 'src/row.ts', `class A {\n${long('  row() {', '  }')}\n}`, 'row has 61'],
  ['a callback', 'src/row.ts', long('export const row = memo(() => {', '})'), 'row has 61'],
  ['a callback of nobody', 'src/row.ts', long('start(() => {', '})'), 'src/row.ts:1:'],
  ['a table', 'src/row.ts', long('const row = {', '}').replaceAll('const a =', 'a:'), undefined],
  ['a class of short methods', 'src/row.ts', long('class Row {', '}'), undefined],
  ['a test', 'src/row.test.ts', long("describe('rows', () => {", '})'), undefined],
  ['a command', 'scripts/row.ts', row, undefined],
  ['a generated file', 'src/api/row.gen.ts', row, undefined],
])('%s', (_name, path, text, problem) => {
  const problems = functionLength([file(path, text)], {})
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : [])
})

it('names a function inside a long one, too', () => {
  const inside = long('  const cell = () => {', '  }')
  const problems = functionLength([file('src/a.ts', `function row() {\n${inside}\n}`)], {})
  expect(problems.map((problem) => problem.slice(0, 15))).toEqual([
    'src/a.ts:1: row',
    'src/a.ts:2: cel',
  ])
})

it('lets an exception be', () => {
  const exceptions = { 'src/ui/row.tsx#Row': 'One table.' }
  expect(functionLength([file('src/ui/row.tsx', row)], exceptions)).toEqual([])
  expect(functionLength([file('src/ui/other.tsx', row)], exceptions)).toHaveLength(2)
})

it('refuses an exception that is no longer needed', () => {
  const short = long('export function Row() {', '}', mostLines)
  const exceptions = { 'src/ui/row.tsx#Row': 'One table.' }
  expect(functionLength([file('src/ui/row.tsx', short)], exceptions)).toEqual([
    'src/ui/row.tsx#Row is no longer too long. Remove the exception.',
  ])
})

it('allows few exceptions', () => {
  const paths = Array.from({ length: mostExceptions + 1 }, (_, index) => `src/row-${index}.ts`)
  const exceptions = Object.fromEntries(paths.map((path) => [`${path}#Row`, 'One table.']))
  const files = paths.map((path) => file(path, row))
  expect(functionLength(files, exceptions)).toEqual([
    '11 functions may be too long; at most 10 may.',
  ])
  const [last = ''] = Object.keys(exceptions)
  const { [last]: _, ...fewer } = exceptions
  expect(functionLength(files.slice(1), fewer)).toEqual([])
})
