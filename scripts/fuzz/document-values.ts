import { paymentShareOf } from '../../mocks/backend/rules/invoices/payment-share.ts'
import { receiptNumber } from '../../mocks/backend/rules/payment/receipt-code.ts'
import { certificateCode } from '../../mocks/world/certificate-code.ts'
import type { World } from '../../mocks/world/galley-world.ts'
import { receiptCodeOf } from '../../mocks/world/receipt-number.ts'

/** Ids of documents, which few rows have, so that random requests would hardly find one. */
export function documentValues(world: World, keysOf: (table: string) => string[]) {
  const broughtAs = (id: string) => {
    const payment = world.payments.get(receiptCodeOf(id))
    return payment && paymentShareOf(world, payment, id, undefined)
  }
  const receipts = keysOf('payments').map(receiptNumber).filter(broughtAs)
  const statements = keysOf('invoices').filter((it) => world.invoices.get(it)?.statementReadyAt)
  const certified = keysOf('orders').filter((it) => world.orders.get(it)?.order.certificateReady)
  const certificates = certified.map(certificateCode)
  return {
    /** Values of the first path parameter; undefined for other paths. */
    forPath(path: string): readonly string[] | undefined {
      if (path.startsWith('/api/payment/{id}')) return receipts
      if (path.endsWith('/statement-of-delivery')) return statements
      return path.startsWith('/api/certificate/') ? certificates : undefined
    },
    /** Query parameters that must match the document. */
    matchingQuery(path: string, id: string): Readonly<Record<string, unknown>> {
      if (path.startsWith('/api/invoice/')) {
        return { localization: world.invoices.get(id)?.localization }
      }
      if (!path.startsWith('/api/payment/{id}')) return {}
      const { number, amount, localization } = broughtAs(id) ?? {}
      return { invoice_number: number, amount, localization }
    },
  }
}
