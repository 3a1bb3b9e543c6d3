import { expect, it } from 'vitest'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { statementStatus } from './shown-invoice.ts'

it.each([
  ['none', null],
  ['pending', fixedNow + 1],
  ['ready', fixedNow],
  ['ready', fixedNow - 1],
])('a statement of delivery is %s', (status, statementReadyAt) => {
  expect(statementStatus({ statementReadyAt }, fixedNow)).toBe(status)
})
