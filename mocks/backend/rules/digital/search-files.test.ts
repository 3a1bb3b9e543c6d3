import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../store/view.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { searchFiles } from './search-files.ts'

type Row = { identity: string; status: Schemas['DigitalStatus'] }

const ofEveryStatus: Row[] = [
  { identity: 'fresh', status: 'processing' },
  { identity: 'good', status: 'completed' },
  { identity: 'bad', status: 'failed' },
  { identity: 'old', status: 'completed' },
]

const viewed = (rows: readonly Row[]) => {
  const entries = rows.map((row) => ({ key: row.identity, row, text: '' }))
  return viewOf({
    size: () => entries.length,
    slice: (start, end) => entries.slice(start, end),
    search: () => entries,
  })
}

const found = (rows: readonly Row[], query: Parameters<typeof searchFiles>[1]) =>
  searchFiles(viewed(rows), query, ({ status }) => status)

describe('searching files', () => {
  it.each<[Parameters<typeof searchFiles>[1], string[]]>([
    [{}, ['fresh', 'good', 'bad', 'old']],
    [{ sort: 'newest' }, ['fresh', 'good', 'bad', 'old']],
    [{ sort: 'oldest' }, ['old', 'bad', 'good', 'fresh']],
    [{ status: ['completed'] }, ['good', 'old']],
    [{ status: ['completed', 'failed'], sort: 'oldest' }, ['old', 'bad', 'good']],
    [{ status: ['completed'], page: 2 }, []],
    [{ identities: ['bad', 'gone'], status: ['completed'], page: 7 }, ['bad']],
  ])('%o finds %o', (query, identities) => {
    const { rows } = found(ofEveryStatus, query)
    expect(rows.map(({ identity }) => identity)).toEqual(identities)
  })

  it('counts the pages of what it finds', () => {
    const rows = Array.from({ length: 100 }, (_, at): Row => {
      return { identity: `${at}`, status: at % 2 === 0 ? 'completed' : 'failed' }
    })
    const { pagination } = found(rows, { status: ['failed'], page: 2 })
    expect(pagination).toMatchObject({ current: 2, pageCount: 2, totalCount: 50, previous: 1 })
  })
})
