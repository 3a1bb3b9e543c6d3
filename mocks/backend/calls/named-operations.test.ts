import { expect, it } from 'vitest'
import { operationsNamed } from './named-operations.ts'
import { operationIds } from './route-table.ts'

it.each([
  ['', []],
  [
    'application, loadUser',
    ['loadApplication', 'updateLanguage', 'redirectToLocalization', 'loadUser'],
  ],
  ['loadUser,application,loadUser', operationsNamed('application,loadUser')],
  ['all', operationIds],
])('reads "%s"', (text, expected) => {
  expect(operationsNamed(text)).toEqual(expected)
})

it('lists the known names where one is unknown', () => {
  expect(() => operationsNamed('orders,order')).toThrow(
    /^There is no operation or tag "order"\. Known: all, .*\border-form\b.*\bsearchOrders\b/,
  )
})
