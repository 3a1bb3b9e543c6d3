import { expect, it } from 'vitest'
import { reeditStateOf } from './re-edit-rules.ts'

const order = { completed: true, paid: true, containsActiveService: true, reeditAvailable: true }

it.each([
  ['available', {}],
  ['not-completed', { completed: false, reeditAvailable: false }],
  ['inactive-service', { containsActiveService: false }],
  ['not-edited', { reeditAvailable: false }],
  ['not-edited', { reeditAvailable: false, paid: false }],
  ['unpaid', { paid: false }],
] as const)('is %s for %o', (state, changes) => {
  expect(reeditStateOf({ ...order, ...changes })).toBe(state)
})
