import type { PaymentPurpose } from '../../../../world/rows/payment-rows.ts'
import { endPromise } from '../../invoices/pending-on-orders.ts'
import type { Fulfilment } from '../fulfilment.ts'
import { receiptNumber } from '../receipt-code.ts'

type PrepaymentPurpose = Extract<PaymentPurpose, { kind: 'prepayment' }>

export function prepaymentFulfilment({ retainerInvoiceNumber }: PrepaymentPurpose): Fulfilment {
  return {
    isDue: ({ world }) => world.prepayments.get(retainerInvoiceNumber)?.payment === null,
    received({ world, payment, now }) {
      const id = receiptNumber(payment.receiptCode)
      world.prepayments.update(retainerInvoiceNumber, { payment: { id, at: now } })
      for (const other of [...world.payments.in('openByOwner', payment.owner).rows()]) {
        const { purpose, paidAtBank } = other
        const isSame =
          purpose.kind === 'prepayment' && purpose.retainerInvoiceNumber === retainerInvoiceNumber
        if (isSame && paidAtBank === null) endPromise(world, other, now)
      }
    },
    returnPath: ({ payment: { receiptCode } }, outcome) =>
      `/researcher/prepay/complete/${outcome}?receipt=${receiptCode}`,
  }
}
