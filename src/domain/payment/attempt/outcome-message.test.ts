import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { paymentThatIs } from '../receipt/test-receipt.ts'
import { outcomeMessage } from './outcome-message.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const open = paymentThatIs('open')
const slip = { ...open, paymentMethodId: paymentMethodIds.boleto, boletoUrl: '/slip' }
const transfer = { ...open, paymentMethodId: paymentMethodIds.bankTransfer }

it.each([
  [
    'a card that is charged',
    paymentThatIs('approved'),
    'We have received your payment.',
    'success',
  ],
  ['a card that is being charged', open, 'There is nothing more for you to do.', 'info'],
  ['a boleto to be paid', slip, 'One step is left for you.', 'info'],
  ['a transfer to be made', transfer, 'One step is left for you.', 'info'],
  ['an unknown payment', undefined, 'We’ll e-mail your receipt.', 'info'],
] as const)('thanks for %s', (_, payment, text, kind) => {
  const message = outcomeMessage({ key: 'paid', isPaid: true, payment })
  expect(message?.text()).toBe(`Thank you. ${text}`)
  expect(message?.kind).toBe(kind)
})
