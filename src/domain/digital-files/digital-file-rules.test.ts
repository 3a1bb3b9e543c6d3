import { expect, it } from 'vitest'
import type { DigitalFile, DigitalFileStatus } from '../../api/digital-files.ts'
import { finishedSince, savedName, withRefreshed } from './digital-file-rules.ts'

const file = (identity: string, status: DigitalFileStatus): DigitalFile => ({
  identity,
  status,
  file: { name: `${identity}.docx` },
  createdAt: '2026-11-02T10:15:00Z',
})

const page = [file('a', 'processing'), file('b', 'completed'), file('c', 'processing')]

it.each([
  ['nothing was looked up yet', undefined, 'a processing, b completed, c processing'],
  [
    'one is done',
    [file('a', 'completed'), file('c', 'processing')],
    'a completed, b completed, c processing',
  ],
  [
    'one failed',
    [file('a', 'failed'), file('c', 'processing')],
    'a failed, b completed, c processing',
  ],
  ['one was deleted elsewhere', [file('c', 'completed')], 'b completed, c completed'],
  ['all were deleted elsewhere', [], 'b completed'],
])('when %s', (_, refreshed, expected) => {
  const shown = withRefreshed(page, refreshed)
  expect(shown.map(({ identity, status }) => `${identity} ${status}`).join(', ')).toBe(expected)
})

it('names what was finished since the page was loaded', () => {
  const shown = withRefreshed(page, [file('a', 'completed'), file('c', 'processing')])
  expect(finishedSince(page, shown).map(({ identity }) => identity)).toEqual(['a'])
})

it.each([
  ['Stream temperature v3.docx', 'Stream temperature v3 (edited).docx'],
  ['Revised.DOC', 'Revised (edited).docx'],
  ['a.docx.docx', 'a.docx (edited).docx'],
])('saves %s as %s', (name, expected) => {
  expect(savedName(name, 'edited')).toBe(expected)
})
