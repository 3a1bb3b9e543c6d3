import { expect, it } from 'vitest'
import { allToggled, selectedOf, toggled } from './invoice-selection.ts'

const listed = ['US-1', 'US-2', 'US-3'].map((invoiceNumber) => ({ invoiceNumber }))

it.each([
  ['adds one', [], 'US-1', ['US-1']],
  ['removes one', ['US-1', 'US-2'], 'US-1', ['US-2']],
])('%s', (_name, before, invoiceNumber, after) => {
  expect([...toggled(new Set(before), invoiceNumber)]).toEqual(after)
})

it.each([
  ['none', [], 3],
  ['some', ['US-2'], 3],
  ['all', ['US-1', 'US-2', 'US-3'], 0],
  ['others that are no longer listed', ['US-7', 'US-8', 'US-9'], 3],
])('after %s, select-all leaves so many: %i', (_name, before, count) => {
  expect(allToggled(new Set(before), listed).size).toBe(count)
})

it('forgets what is no longer listed', () => {
  expect(selectedOf(listed, new Set(['US-2', 'US-7']))).toEqual([{ invoiceNumber: 'US-2' }])
})
