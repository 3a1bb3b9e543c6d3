import type { PaymentPurpose } from '../../../world/rows/payment-rows.ts'
import { digitalProducts } from '../../reference-data/digital-products.ts'
import { makeInvoice } from '../invoices/make-invoice.ts'
import type { Fulfilment } from '../payment/fulfilment.ts'
import { addDigitalPurchase } from './add-digital-purchase.ts'

type Digital = Extract<PaymentPurpose, { kind: 'digital-editing' | 'digital-translation' }>

const pages = {
  'digital-editing': '/researcher/digital-editing/subscribe',
  'digital-translation': '/researcher/digital-translations/purchase',
}

export function digitalFulfilment({ kind, availablePurchaseIdentity }: Digital): Fulfilment {
  const product = digitalProducts.find(({ identity }) => identity === availablePurchaseIdentity)
  return {
    isDue: ({ world, payment }) => world.users.get(payment.owner) !== undefined,
    received({ world, payment, now }) {
      const user = world.users.get(payment.owner)
      if (!user || !product) throw new Error(`${payment.receiptCode} pays nothing for nobody.`)
      const { receiptCode, currency, total } = payment
      addDigitalPurchase({ world, user, product, receiptCode, currency, now })
      const service = { identity: product.identity, quantity: 1 }
      const lines = [{ description: product.name, amount: total, service }]
      makeInvoice({ world, now, payment, orderIdentity: null, submission: product.name, lines })
    },
    returnPath: ({ payment: { receiptCode } }, outcome) =>
      `${pages[kind]}/${receiptCode}/${outcome}`,
  }
}
