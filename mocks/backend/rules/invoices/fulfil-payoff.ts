import { isUnpaid, withoutPayment } from '../../../world/invoice-balance.ts'
import type { PaymentPurpose } from '../../../world/payment-rows.ts'
import type { Fulfilment } from '../payment/fulfilment.ts'
import { payInvoices } from './pay-invoices.ts'
import { payOffTotal } from './payoff-rules.ts'

type PayOff = Extract<PaymentPurpose, { kind: 'payoff' }>

/** Paying invoices off: what is taken at once lessens them at once, the money pays the rest. */
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
      // The invoices of a payment are paid before its purpose hears of it.
    },
    returnPath: (_, outcome) => `/researcher/invoices/unpaid/${outcome}`,
  }
}
