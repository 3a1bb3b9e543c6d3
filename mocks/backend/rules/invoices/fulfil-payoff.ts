import { isUnpaid, withoutPayment } from '../../../world/invoice-balance.ts'
import type { PaymentPurpose } from '../../../world/rows/payment-rows.ts'
import type { Fulfilment } from '../payment/fulfilment.ts'
import { payInvoices } from './pay-invoices.ts'
import { payOffTotal } from './payoff-rules.ts'

type PayOff = Extract<PaymentPurpose, { kind: 'payoff' }>

/** Funds reduce the invoices at once, money pays the rest on arrival. */
export function payOffFulfilment({ invoiceNumbers }: PayOff): Fulfilment {
  return {
    isDue({ world, payment }) {
      const billed = invoiceNumbers.flatMap((number) => {
        const invoice = world.invoices.get(number)
        return invoice ? withoutPayment(invoice, payment) : []
      })
      const isOpen = billed.length === invoiceNumbers.length && billed.every(isUnpaid)
      return isOpen && payOffTotal(billed, payment.currency) === payment.total
    },
    promised({ world, payment, now }) {
      payInvoices(world, payment, 'funds', now)
    },
    received() {
      // The payment's invoices are already paid at this point.
    },
    returnPath: ({ payment: { receiptCode } }, outcome) =>
      `/researcher/invoices/unpaid/${outcome}?receipt=${receiptCode}`,
  }
}
