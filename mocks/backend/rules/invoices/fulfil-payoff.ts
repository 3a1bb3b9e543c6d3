import type { PaymentPurpose } from '../../../world/payment-rows.ts'
import type { Fulfilment } from '../payment/fulfilment.ts'
import { isUnpaid } from './invoice-balance.ts'
import { payInvoices } from './pay-invoices.ts'
import { payOffTotal } from './payoff-rules.ts'

type PayOff = Extract<PaymentPurpose, { kind: 'payoff' }>

/** Paying invoices off: what is taken at once lessens them at once, the money pays the rest. */
export function payOffFulfilment({ invoiceNumbers }: PayOff): Fulfilment {
  return {
    isDue({ world, payment }) {
      const invoices = invoiceNumbers.map((number) => world.invoices.get(number))
      const open = invoices.filter((invoice) => invoice !== undefined).filter(isUnpaid)
      const owed = payment.fundsTaken ? payment.amount : payment.total
      return open.length === invoiceNumbers.length && payOffTotal(open, payment.currency) === owed
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
