import { expect, it } from 'vitest'
import { receiptStateOf } from './receipt-state.ts'

const slip = '/external/boleto/RC-1'

it.each([
  ['approved', null, 'received'],
  ['open', slip, 'boleto'],
  ['open', null, 'processing'],
  ['declined', null, 'failed'],
  ['expired', null, 'failed'],
] as const)('%s, with the slip %s: %s', (status, boletoUrl, state) => {
  expect(receiptStateOf({ status, boletoUrl })).toBe(state)
})
