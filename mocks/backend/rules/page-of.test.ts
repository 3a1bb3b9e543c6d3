import { describe, expect, it } from 'vitest'
import { table } from '../../store/define-table.ts'
import { createWorld } from '../../store/world.ts'
import { allOnOnePage, pageOf } from './page-of.ts'

function viewOfRows(count: number) {
  const world = createWorld({ rows: table<{ id: number }>()({ key: 'id' }) })
  for (let id = 1; id <= count; id += 1) world.rows.insert({ id })
  return world.rows.view()
}

describe('a page', () => {
  it.each([
    [0, 1, [], { current: 1, pageCount: 0, totalCount: 0 }],
    [3, undefined, [1, 2, 3], { current: 1, pageCount: 1, totalCount: 3 }],
    [10, 1, [1, 2, 3, 4], { current: 1, next: 2, pageCount: 3, totalCount: 10 }],
    [10, 2, [5, 6, 7, 8], { current: 2, previous: 1, next: 3, pageCount: 3, totalCount: 10 }],
    [10, 3, [9, 10], { current: 3, previous: 2, pageCount: 3, totalCount: 10 }],
    [10, 4, [], { current: 4, previous: 3, pageCount: 3, totalCount: 10 }],
    [10, 90, [], { current: 90, previous: 3, pageCount: 3, totalCount: 10 }],
    [0, 7, [], { current: 7, pageCount: 0, totalCount: 0 }],
  ])('of %i rows, number %s', (count, number, ids, pagination) => {
    const page = pageOf(viewOfRows(count), number, 4)
    expect(page.rows.map(({ id }) => id)).toEqual(ids)
    expect(page.pagination).toEqual({ ...pagination, pageSize: 4 })
  })

  it.each([
    [0, { current: 1, pageCount: 0, totalCount: 0, pageSize: 1 }],
    [17, { current: 1, pageCount: 1, totalCount: 17, pageSize: 17 }],
  ])('holds all of %i rows that were looked up by identity', (count, pagination) => {
    const page = allOnOnePage(viewOfRows(count))
    expect(page.rows).toHaveLength(count)
    expect(page.pagination).toEqual(pagination)
  })
})
