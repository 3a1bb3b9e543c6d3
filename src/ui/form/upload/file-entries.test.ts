import { describe, expect, it } from 'vitest'
import {
  chosenState,
  type FileEntry,
  type FileState,
  isAccepted,
  isUnkept,
  leftOut,
  nextEntries,
  rememberedNames,
  uploadedOf,
} from './file-entries.ts'

/** "a:done" is an entry with that name, id and state. */
function entry(short: string): FileEntry {
  const [name = '', state] = short.split(':')
  const states: FileState[] = [
    'sending',
    'done',
    'wrong-type',
    'too-large',
    'empty',
    'failed',
    'held',
    'remembered',
  ]
  return { id: name, name, state: states.find((one) => one === state) ?? 'sending', progress: 0 }
}
const shorts = (entries: readonly FileEntry[]) =>
  entries.map(({ name, state }) => `${name}:${state}`)

describe('choosing files', () => {
  it.each([
    ['the first', [], ['a:sending'], 1, ['a:sending']],
    ['another where one is the limit', ['a:done'], ['b:sending'], 1, ['b:sending']],
    ['several where one is the limit', [], ['a:sending', 'b:sending'], 1, ['a:sending']],
    ['nothing, such as dragged text', ['a:done'], [], 1, ['a:done']],
    ['several in place of one', ['a:done'], ['b:sending', 'c:sending'], 1, ['b:sending']],
    ['more of many', ['a:done'], ['b:sending'], 3, ['a:done', 'b:sending']],
    ['too many', ['a:done'], ['b:sending', 'c:sending'], 2, ['a:done', 'b:sending']],
    ['where failures take no room', ['a:failed'], ['b:sending'], 2, ['a:failed', 'b:sending']],
    [
      'a remembered file again',
      ['a:remembered', 'c:done'],
      ['a:sending'],
      3,
      ['c:done', 'a:sending'],
    ],
  ])('%s', (_, before, added, max, after) => {
    const action = { do: 'choose', entries: added.map(entry), max } as const
    expect(shorts(nextEntries(before.map(entry), action))).toEqual(after)
  })

  it.each([
    [[], ['a', 'b'], 1, ['b']],
    [['a:done'], ['b'], 1, []],
    [['a:done', 'b:failed'], ['b', 'c'], 2, ['c']],
    [['a:done', 'b:done'], ['c', 'd'], 2, ['c', 'd']],
    [[], ['a', 'b', 'c'], 5, []],
  ])('with %j existing, of %j and a limit of %d leaves out %j', (before, added, max, out) => {
    const chosen = added.map(entry)
    expect(leftOut(before.map(entry), chosen, max).map(({ name }) => name)).toEqual(out)
    const entries = nextEntries(before.map(entry), { do: 'choose', entries: chosen, max })
    expect(entries.filter(({ name }) => out.includes(name))).toEqual([])
  })
})

it.each([
  ['paper.docx', 10, 'sending'],
  ['paper.docx', 11, 'too-large'],
  ['paper.docx', 0, 'empty'],
  ['paper.pdf', 0, 'wrong-type'],
  ['paper.pdf', 10, 'wrong-type'],
  ['paper', 11, 'wrong-type'],
])('%s of %d bytes begins as %s', (name, size, state) => {
  const file = new File(['x'.repeat(size)], name)
  expect(chosenState(file, { accept: ['.doc', '.docx'], maxSize: 10 })).toBe(state)
})

it('remembers no file that would be refused again', () => {
  const all = [
    'a:done',
    'b:wrong-type',
    'c:failed',
    'd:too-large',
    'e:sending',
    'f:remembered',
    'g:held',
    'h:empty',
  ]
  expect(rememberedNames(all.map(entry))).toEqual(['a', 'c', 'e', 'f'])
})

describe('the status of a file', () => {
  const uploaded = { identity: '7', name: 'a' }
  it.each([
    ['fails', { do: 'fail', id: 'a', state: 'failed' }, ['a:failed', 'b:done']],
    [
      'is of a wrong type',
      { do: 'fail', id: 'a', state: 'wrong-type' },
      ['a:wrong-type', 'b:done'],
    ],
    ['arrives', { do: 'done', id: 'a', uploaded }, ['a:done', 'b:done']],
    ['is removed', { do: 'remove', id: 'a' }, ['b:done']],
    ['is retried', { do: 'retry', id: 'a' }, ['a:sending', 'b:done']],
    ['is dropped when the form is reset', { do: 'reset', entries: [] }, []],
    ['was removed before it arrived', { do: 'done', id: 'x', uploaded }, ['a:sending', 'b:done']],
  ] as const)('%s', (_, action, after) => {
    expect(shorts(nextEntries([entry('a:sending'), entry('b:done')], action))).toEqual(after)
  })

  it.each([
    [-1, 0],
    [0.4, 0.4],
    [7, 1],
  ])('has sent %d as %d', (fraction, progress) => {
    const after = nextEntries([entry('a:sending')], { do: 'progress', id: 'a', fraction })
    expect(after[0]?.progress).toBe(progress)
  })

  it('passes uploaded files to the form, and no others', () => {
    const entries = [
      { ...entry('a:done'), uploaded },
      { ...entry('b:failed'), uploaded },
      entry('c:sending'),
    ]
    expect(uploadedOf(entries)).toEqual([uploaded])
  })
})

it.each([
  ['a:sending', undefined, true],
  ['a:sending', false, true],
  ['a:sending', true, false],
  ['a:done', undefined, false],
])('%s, kept in the browser: %s, would be lost with the page: %s', (short, isKept, lost) => {
  const shown = { sign: null, text: null, actions: null, isKept }
  expect(isUnkept([{ ...entry(short), shown }])).toBe(lost)
})

it.each([
  ['a:sending', 'failed', true],
  ['a:sending', 'remembered', false],
] as const)('%s that ends as %s shows what it was: %s', (short, state, isShown) => {
  const shown = { sign: null, text: null, actions: null }
  const before = nextEntries([entry(short)], { do: 'show', id: 'a', shown })
  const [after] = nextEntries(before, { do: 'fail', id: 'a', state })
  expect(after?.shown !== undefined).toBe(isShown)
})

it.each([
  ['a.docx', true],
  ['A.DOCX', true],
  ['a.pdf', false],
  ['docx', false],
  ['a.docx.exe', false],
])('accepts %s: %s', (name, accepted) => expect(isAccepted(name, ['.doc', '.docx'])).toBe(accepted))
