import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import type { World } from '../../../../world/galley-world.ts'
import { balanceOf } from '../../../../world/invoice-balance.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import type { PaymentPurpose, PaymentRow } from '../../../../world/rows/payment-rows.ts'
import { takeGroupDiscount } from '../../account/group-membership.ts'
import { makeInvoice } from '../../invoices/make-invoice.ts'
import { openedBy } from '../../invoices/opened-results.ts'
import { payOffTotal } from '../../invoices/payoff-rules.ts'
import { invoiceLinesOf, invoiceOrderLines, unbilledLines } from '../../orders/order-money.ts'
import { boletoPath } from '../../payment/external-page-paths.ts'
import type { Fulfilment, PaymentEvent } from '../../payment/fulfilment.ts'
import { sendReferrals } from '../../rewards/referral-rules.ts'
import { billOf, priceOf } from '../form-bill.ts'
import { formChoiceOf } from '../form-choice.ts'
import { orderFromForm } from './order-from-form.ts'
import { mailOrder } from './order-mails.ts'
import { receivedFilesPath } from './received-files-path.ts'

type OrderPurpose = Extract<PaymentPurpose, { kind: 'order' }>

const billAt = (world: World, form: OrderFormRow, { createdAt }: PaymentRow) =>
  billOf(formChoiceOf(world, form, createdAt))

function spendDiscount({ world, payment }: PaymentEvent, form: OrderFormRow): void {
  const applied = billAt(world, form, payment).discounts.filter(({ applied }) => applied)
  for (const { type, code } of applied) {
    if (type === 'Preferred group discount') takeGroupDiscount(world, form.owner)
    const row = code === null ? undefined : world.promotionalCodes.get(code)
    if (type === 'Promotional Code' && row) {
      world.promotionalCodes.update(row.code, { usedBy: [...row.usedBy, form.owner] })
    }
  }
}

function makeOrder(event: PaymentEvent, purpose: OrderPurpose, form: OrderFormRow): void {
  const { world, now, payment } = event
  const { receiptCode, method, total, status } = payment
  const { lineItems } = billAt(world, form, payment)
  const isSettled = total === 0 || method === paymentMethodIds.voucher
  const hasInvoice = !isSettled && form.details.suppressInvoiceCreation !== true
  const isApproved = status === 'approved'
  const boletoUrl = method === paymentMethodIds.boleto ? boletoPath(receiptCode) : null
  const row = world.orders.insert(
    orderFromForm(world, form, {
      externalId: purpose.externalId,
      now,
      paid: isSettled || (isApproved && !hasInvoice),
      free: total === 0,
      pendingPayments: isSettled || isApproved ? [] : [{ receiptCode, boletoUrl }],
      lineItems,
    }),
  )
  spendDiscount(event, form)
  world.orderForms.update(form.identity, { orderedAs: row.identity, receiptCode })
  if (hasInvoice) {
    const lines = invoiceLinesOf(row.placed.lines)
    const submission = `${row.identity}: ${row.order.title}`
    makeInvoice({ world, now, payment, orderIdentity: row.identity, submission, lines })
  }
  mailOrder(event, row, form)
  sendReferrals(world, form.owner, form.referralEmails, now)
}

function dropPending({ world, payment }: PaymentEvent, externalId: string, paid: boolean): void {
  const row = world.orders.get(externalId)
  if (!row) return
  const pendingPayments = row.order.pendingPayments.filter(
    ({ receiptCode }) => receiptCode !== payment.receiptCode,
  )
  const invoices = [...world.invoices.in('byOrder', externalId).rows()]
  const isPaid = row.order.paid || (paid && invoices.every((invoice) => balanceOf(invoice) === 0))
  const changes = { pendingPayments: isPaid ? [] : pendingPayments, paid: isPaid }
  const order = { ...row.order, ...changes }
  world.orders.update(externalId, { order: { ...order, ...openedBy(order) } })
}

/** A form becomes an order once paid or promised, unless its price has changed since. */
export function orderFulfilment(purpose: OrderPurpose): Fulfilment {
  const { formIdentity, externalId } = purpose
  return {
    isDue({ world, payment }) {
      const form = world.orderForms.get(formIdentity)
      if (!form) return false
      if (form.orderedAs === null) {
        return priceOf(billAt(world, form, payment), payment.currency) === payment.total
      }
      const order = world.orders.get(externalId)?.order
      if (form.receiptCode !== payment.receiptCode || order?.paid !== false) return false
      // The bank transfers too much after a partial pay-off; added services have their own invoice.
      const invoices = payment.invoiceNumbers.flatMap((number) => world.invoices.get(number) ?? [])
      return invoices.length === 0 || payOffTotal(invoices, payment.currency) === payment.amount
    },
    promised(event) {
      const form = event.world.orderForms.get(formIdentity)
      if (form?.orderedAs === null) makeOrder(event, purpose, form)
    },
    received(event) {
      const form = event.world.orderForms.get(formIdentity)
      if (form?.orderedAs === null) makeOrder(event, purpose, form)
      else dropPending(event, externalId, true)
    },
    failed(event) {
      const { world, now } = event
      dropPending(event, externalId, false)
      const row = world.orders.get(externalId)
      if (row) invoiceOrderLines(world, row, unbilledLines(world, row), now)
    },
    returnPath: ({ world, payment }, outcome) =>
      outcome === 'success'
        ? (receivedFilesPath(world, payment) ?? `/researcher/details/${externalId}/thank-you`)
        : `/researcher/submit/payment-details?receiptCode=${payment.receiptCode}`,
  }
}
