import type { FapiaoRow } from '../../world/rows/fapiao-rows.ts'
import { fapiaoPaymentOf } from '../rules/fapiao/fapiao-payment.ts'
import { paymentWith } from '../rules/fapiao/order-fapiao.ts'
import { validateFapiaoForm } from '../rules/fapiao/validate-fapiao-form.ts'
import type { Invariant } from './order-invariants.ts'

export const fapiaoInvariants: Invariant<FapiaoRow>[] = [
  {
    invariant: 'is for a payment of its owner that was made before',
    holds: ({ owner, paymentId, createdAt }, world) => {
      const payment = fapiaoPaymentOf(world, owner, paymentId)
      return payment !== undefined && payment.at <= createdAt
    },
  },
  {
    invariant: 'has the fields of its type, where it was requested after payment',
    holds: (row, world) => !!paymentWith(world, row) || validateFapiaoForm(row) === undefined,
  },
  {
    invariant: 'is cancelled after its request and its notice',
    holds: ({ createdAt, cancelledAt, notified }) =>
      cancelledAt === null || (cancelledAt >= createdAt && notified),
  },
  {
    invariant: 'is the only one of its payment that is not cancelled',
    holds: ({ paymentId, cancelledAt }, world) =>
      cancelledAt !== null ||
      world.fapiaos.in('byPayment', paymentId).filter((row) => row.cancelledAt === null).size === 1,
  },
]
