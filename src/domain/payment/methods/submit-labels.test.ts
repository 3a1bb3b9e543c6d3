import { expect, it } from 'vitest'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { methodOf } from '../choices/method-registry.ts'

const { bankTransfer, boleto, ...paying } = paymentMethodIds

it.each([
  [bankTransfer, 'order', 'Place order'],
  [bankTransfer, 'multimedia', 'Place order'],
  [bankTransfer, 'payoff', 'Get the transfer details'],
  [boleto, 'order', 'Get the boleto'],
  [boleto, 'payoff', 'Get the boleto'],
  [boleto, 'prepay', 'Get the boleto'],
] as const)('method %d pays nothing at once for %s: %s', (id, context, label) => {
  expect(methodOf(id)?.submitLabel?.(context).message).toBe(label)
})

it.each(Object.values(paying))('method %d pays', (id) => {
  expect(methodOf(id)?.submitLabel).toBeUndefined()
})
