import { expect, it } from 'vitest'
import { coverageTable, neverSeen, tabulate } from './coverage-table.ts'

const operations = {
  logIn: { tag: 'auth', statuses: [200, 400] },
  logOut: { tag: 'auth', statuses: [200] },
}
const rows = tabulate(operations, {
  unit: { 'logIn 200': 3 },
  browser: { 'logOut 200': 1, 'logIn 500': 9 },
})

it('counts the documented answers by kind of test', () => {
  expect(rows.map(({ operation, status, times }) => [operation, status, times])).toEqual([
    ['logIn', 200, { unit: 3, browser: 0 }],
    ['logIn', 400, { unit: 0, browser: 0 }],
    ['logOut', 200, { unit: 0, browser: 1 }],
  ])
})

it('names answers without a test', () => {
  expect(neverSeen(rows)).toMatchObject([{ operation: 'logIn', status: 400 }])
})

it('is an aligned table', () => {
  expect(coverageTable(rows).split('\n')).toEqual([
    '| tag  | operation | status | unit | browser |',
    '|------|-----------|--------|------|---------|',
    '| auth | logIn     | 200    | 3    | ·       |',
    '| auth | logIn     | 400    | ·    | ·       |',
    '| auth | logOut    | 200    | ·    | 1       |',
  ])
})
