import { expect, it } from 'vitest'
import { allToggled, selectableOf, selectedOf, toggled } from './invoice-selection.ts'

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

const pendingPayment = { receiptCode: 'RC-1', boletoUrl: null }

it.each<[string, string[], string[], string[]]>([
  ['all that are due', [], [], ['US-1', 'US-2', 'US-3']],
  ['none that is on its way', ['US-2'], [], ['US-1', 'US-3']],
  ['none that was just paid', [], ['US-3'], ['US-1', 'US-2']],
  ['nothing where all are on their way', ['US-1', 'US-2'], ['US-3'], []],
])('selects at once %s', (_name, onItsWay, beingPaid, selectable) => {
  const invoices = listed.map((one) => ({
    ...one,
    pendingPayment: onItsWay.includes(one.invoiceNumber) ? pendingPayment : null,
  }))
  const numbers = selectableOf(invoices, beingPaid).map(({ invoiceNumber }) => invoiceNumber)
  expect(numbers).toEqual(selectable)
})
