import { expect, it } from 'vitest'
import { allpagoFrameAt, readAllpagoMessage } from './allpago-frame.ts'

it('is opened at our own server, for a receipt, an amount and instalments', () => {
  const checkout = { receiptCode: 'RC-60012', amount: 1250.5, numberOfInstallments: 3 }
  expect(allpagoFrameAt(checkout, 'https://portal.example/br/researcher')).toEqual({
    address:
      'https://portal.example/api/payment/allpago-checkout?receiptCode=RC-60012&amount=1250.5&numberOfInstallments=3',
    origin: 'https://portal.example',
  })
})

it.each([
  ['its height', { checkoutId: null, saving: false, height: 300 }, { saving: false }],
  ['that the card is being checked', { checkoutId: null, saving: true }, { saving: true }],
  [
    'the card',
    { checkoutId: 'checkout-1', saving: false },
    { checkoutId: 'checkout-1', saving: false },
  ],
  ['an empty card', { checkoutId: '' }, {}],
  ['a card of unlimited length', { checkoutId: 'x'.repeat(101) }, {}],
  ['nonsense', { checkoutId: 5, saving: 'yes' }, {}],
])('reports %s', (_, message, expected) => {
  expect(readAllpagoMessage(message)).toEqual(expected)
})
