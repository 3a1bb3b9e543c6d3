import { memoizeByObject } from '../../../../src/lib/memoize.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { CreditRow, PrepaymentRow } from '../../../world/rows/payment-rows.ts'
import { formatUsDay } from '../format-us-day.ts'
import { spendable } from './funds.ts'
import { pendingByBill } from './pending-payments.ts'

/** Memoized, since every account load needs it. */
const shownCredit = memoizeByObject((credit: CreditRow): Schemas['Credit'] => {
  const { referenceNumber, totalAmount, balance, createdAt, expiresAt } = credit
  return {
    referenceNumber,
    totalAmount,
    balance,
    transactionDate: isoOf(createdAt),
    expirationDate: expiresAt === null ? null : isoOf(expiresAt),
    formattedDate: formatUsDay(createdAt, 'UTC'),
    formattedExpirationDate: expiresAt === null ? null : formatUsDay(expiresAt, 'UTC'),
  }
})

export function creditsOf(world: World, owner: string): Schemas['Credit'][] {
  return Array.from(world.credits.in('byOwner', owner).rows(), shownCredit)
}

function shownPrepayment(
  row: PrepaymentRow,
  pendingPayment: Schemas['PendingPayment'] | null,
  fapiaos: readonly Schemas['Fapiao'][],
): Schemas['Prepayment'] {
  const { retainerInvoiceNumber, totalAmount, payment, createdAt } = row
  return {
    retainerInvoiceNumber,
    totalAmount,
    availablePrepaymentAmount: spendable(row),
    balance: payment === null ? totalAmount : 0,
    formattedDate: formatUsDay(createdAt, 'UTC'),
    transactionDate: isoOf(createdAt),
    boletoUrl: pendingPayment?.boletoUrl ?? null,
    pendingPayment,
    fapiao: (payment && fapiaos.find(({ paymentId }) => paymentId === payment.id)) ?? null,
    payment: payment && { id: payment.id, amount: totalAmount },
  }
}

export function prepaymentsOf(
  world: World,
  owner: string,
  fapiaos: readonly Schemas['Fapiao'][],
): Schemas['Prepayment'][] {
  const pending = pendingByBill(world, owner)
  return Array.from(world.prepayments.in('byOwner', owner).rows(), (row) =>
    shownPrepayment(row, pending.get(row.retainerInvoiceNumber) ?? null, fapiaos),
  )
}
