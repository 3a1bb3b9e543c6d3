import { expect, it } from 'vitest'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { unlistedText } from '../../../lib/test-unlisted.ts'
import { receiptStateOf } from './receipt-state.ts'

const slip = '/external/boleto/RC-1'
const { boleto, bankTransfer, payPal } = paymentMethodIds

it.each([
  ['approved', null, payPal, 'received'],
  ['open', slip, boleto, 'boleto'],
  ['open', null, boleto, 'processing'],
  ['open', null, bankTransfer, 'transfer'],
  ['open', null, payPal, 'processing'],
  ['declined', null, bankTransfer, 'failed'],
  ['expired', null, boleto, 'failed'],
  [unlistedText('in-review'), null, payPal, 'processing'],
] as const)(
  '%s, with the slip %s, by method %i: %s',
  (status, boletoUrl, paymentMethodId, state) => {
    expect(receiptStateOf({ status, boletoUrl, paymentMethodId })).toBe(state)
  },
)
