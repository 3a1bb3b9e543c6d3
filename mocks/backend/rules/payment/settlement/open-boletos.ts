import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import type { World } from '../../../../world/galley-world.ts'
import { boletoPath } from '../external-page-paths.ts'

export function openBoletos(world: World, owner: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const payment of world.payments.in('openByOwner', owner).rows()) {
    const { method, paidAtBank, purpose, invoiceNumbers, receiptCode } = payment
    if (method !== paymentMethodIds.boleto || paidAtBank !== null) continue
    const numbers = purpose.kind === 'prepayment' ? [purpose.retainerInvoiceNumber] : invoiceNumbers
    for (const number of numbers) found.set(number, boletoPath(receiptCode))
  }
  return found
}
