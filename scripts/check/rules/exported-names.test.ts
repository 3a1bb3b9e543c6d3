import { describe, expect, it } from 'vitest'
import { importedTypes, uniqueExports } from './exported-names.ts'

const tree = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text }))

const row = 'export type Row = string\n'

describe('uniqueExports', () => {
  it.each([
    ['two names', { 'src/a.ts': row, 'src/b.ts': 'export const row = 1' }, 0],
    ['one name twice in src', { 'src/a.ts': row, 'src/b.ts': 'export function Row() {}' }, 1],
    ['one name twice in mocks', { 'mocks/a.ts': row, 'mocks/b.ts': row }, 1],
    ['one name on both sides of the contract', { 'src/a.ts': row, 'mocks/b.ts': row }, 0],
    ['one name in src and in a story helper', { 'src/a.ts': row, 'stories/b.ts': row }, 1],
    ['one name in scripts and in mocks', { 'scripts/a.ts': row, 'mocks/b.ts': row }, 1],
    ['an async function', { 'src/a.ts': 'export async function row() {}', 'e2e/b.ts': row }, 0],
    [
      'an async function twice',
      { 'src/a.ts': 'export async function row() {}', 'e2e/b.ts': 'export const row = 1' },
      1,
    ],
    ['overloads', { 'src/a.ts': 'export function row(): 1\nexport function row() {}' }, 0],
    ['two stories', { 'stories/a.stories.tsx': row, 'stories/b.stories.tsx': row }, 0],
    ['two routes', { 'src/routes/a.tsx': row, 'src/routes/b.tsx': row }, 0],
    ['a module and its declarations', { 'scripts/a.mjs': row, 'scripts/a.d.mts': row }, 0],
    ['a generated file', { 'src/a.ts': row, 'src/b.gen.ts': row }, 0],
    ['a name inside a function', { 'src/a.ts': row, 'src/b.ts': '  export type Row = 1' }, 0],
  ])('%s', (_name, texts, problems) => {
    expect(uniqueExports(tree(texts))).toHaveLength(problems)
  })
})

describe('importedTypes', () => {
  it.each([
    ['a type that nobody imports', { 'src/a.ts': row }, 1],
    ['an interface that nobody imports', { 'src/a.ts': 'export interface Row {}' }, 1],
    [
      'a type that a file imports',
      { 'src/a.ts': row, 'e2e/b.ts': "import { type Row } from '../src/a.ts'" },
      0,
    ],
    [
      'a type that a file imports under another name',
      {
        'src/a.ts': row,
        'e2e/b.ts': "import type {\n  Cell,\n  Row as One,\n} from '../src/a.ts'",
      },
      0,
    ],
    [
      'a type whose name a file imports from elsewhere',
      { 'src/a.ts': row, 'e2e/b.ts': "import { type Row } from '../mocks/a.ts'" },
      1,
    ],
    [
      'a type that only its name resembles',
      { 'src/a.ts': row, 'e2e/b.ts': "import { Rows } from '../src/a.ts'" },
      1,
    ],
    [
      'a type that a generated file imports',
      { 'src/a.ts': row, 'b.gen.ts': "import { Row } from './src/a.ts'" },
      0,
    ],
    ['a function that nobody imports', { 'src/a.ts': 'export const row = 1' }, 0],
    ['a type of a template', { 'scripts/new/a.ts': row }, 0],
  ])('%s', (_name, texts, problems) => {
    expect(importedTypes(tree(texts))).toHaveLength(problems)
  })
})
