import type { Instant } from '../../src/lib/instant.ts'
import { answerPage } from '../backend/emails/order-question-mail.ts'
import { migrationOf } from '../backend/rules/account/migration-of.ts'
import { editStatus, translationStatus } from '../backend/rules/digital/digital-stage.ts'
import { paymentWith, workBegins } from '../backend/rules/fapiao/order-fapiao.ts'
import { fapiaoStatus } from '../backend/rules/fapiao/shown-fapiao.ts'
import { assessmentStage } from '../backend/rules/grammar-check/assessment-stage.ts'
import { statementStatus } from '../backend/rules/invoices/shown-invoice.ts'
import { unbilledLines } from '../backend/rules/orders/order-money.ts'
import { statusAt } from '../backend/rules/orders/order-rules.ts'
import { orderNumberOf } from '../backend/rules/payment/order-number-of.ts'
import type { World } from '../world/galley-world.ts'
import { isUnpaid } from '../world/invoice-balance.ts'
import type { FapiaoRow } from '../world/rows/fapiao-rows.ts'
import type { OrderRow, UserRow } from '../world/rows/rows.ts'

/** What ends a wait: time, by itself or by a job; the customer; or nothing. */
type EndedBy = 'time' | 'customer' | 'nothing'

export type OpenWait = { what: string; key: string; endedBy: EndedBy }

function isAsked(world: World, { identity }: OrderRow): boolean {
  const page = answerPage(identity)
  return [...world.mails.all()].some(({ links }) => links.some(({ href }) => href === page))
}

function orderWait(world: World, row: OrderRow, now: Instant): EndedBy | undefined {
  switch (statusAt(row, now)) {
    case 'Received':
    case 'In Progress':
      return 'time'
    case 'Awaiting Files':
      return 'customer'
    case 'On Hold':
      return isAsked(world, row) ? 'customer' : 'nothing'
    default:
      return undefined
  }
}

function billWait(world: World, row: OrderRow, now: Instant): EndedBy | undefined {
  const { paid, pendingPayments } = row.order
  const status = statusAt(row, now)
  if (paid || status === 'Cancelled') return undefined
  if (unbilledLines(world, row).length > 0) return orderWait(world, row, now) ?? 'nothing'
  if (pendingPayments.length > 0) {
    const open = pendingPayments.filter(
      ({ receiptCode }) => world.payments.get(receiptCode)?.status === 'open',
    )
    return open.length === pendingPayments.length ? 'time' : 'nothing'
  }
  return [...world.invoices.in('byOrder', row.identity).rows()].some(isUnpaid)
    ? 'customer'
    : 'nothing'
}

function fapiaoWait(world: World, row: FapiaoRow, now: Instant): EndedBy | undefined {
  if (!['requested', 'processing'].includes(fapiaoStatus(world, row, now))) return undefined
  if (Number.isFinite(workBegins(world, row))) return 'time'
  const payment = paymentWith(world, row)
  const order = payment && world.orders.get(orderNumberOf(payment.purpose) ?? '')
  return (order && orderWait(world, order, now)) ?? 'nothing'
}

function migrationWait(world: World, user: UserRow | undefined, now: Instant): EndedBy | undefined {
  if (!user) return undefined
  const status = migrationOf(world, user, now)
  if (status.migrated || !(status.inMigratingGroup || status.optedIn)) return undefined
  if (!status.inMigratingGroup) return 'time'
  return !status.acceptedTermsOfService || status.hasUnpaidInvoices ? 'customer' : 'time'
}

const timeIf = (isWaiting: boolean): EndedBy | undefined => (isWaiting ? 'time' : undefined)

function waitsIn<Row>(
  what: string,
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  endedBy: (row: Row) => EndedBy | undefined,
): OpenWait[] {
  return [...rows].flatMap((row) => {
    const ended = endedBy(row)
    return ended === undefined ? [] : { what, key: keyOf(row), endedBy: ended }
  })
}

const idOf = ({ identity }: { identity: string }) => identity
const codeOf = ({ receiptCode }: { receiptCode: string }) => receiptCode
const ownerOf = ({ owner }: { owner: string }) => owner

export function openWaits(world: World, now: Instant): OpenWait[] {
  const { orders, payments, invoices, fapiaos, assessments, orderForms, migrations } = world
  return [
    ...waitsIn('order', orders.all(), idOf, (row) => orderWait(world, row, now)),
    ...waitsIn('bill of an order', orders.all(), idOf, (row) => billWait(world, row, now)),
    ...waitsIn('payment', payments.all(), codeOf, ({ status, dueAt }) =>
      status !== 'open' ? undefined : dueAt === null ? 'nothing' : 'time',
    ),
    ...waitsIn(
      'statement of delivery',
      invoices.all(),
      ({ invoiceNumber }) => invoiceNumber,
      (row) => timeIf(statementStatus(row, now) === 'pending'),
    ),
    ...waitsIn('fapiao', fapiaos.all(), idOf, (row) => fapiaoWait(world, row, now)),
    ...waitsIn('digital edit', world.digitalEdits.all(), idOf, (row) =>
      timeIf(editStatus(row, now) === 'processing'),
    ),
    ...waitsIn('digital translation', world.digitalTranslations.all(), idOf, (row) =>
      timeIf(translationStatus(row, now) === 'processing'),
    ),
    ...waitsIn('assessment', assessments.all(), idOf, ({ verdict, createdAt }) => {
      const { scoreProcessing, errorCountProcessing } = assessmentStage(verdict, createdAt, now)
      return timeIf(scoreProcessing || errorCountProcessing)
    }),
    ...waitsIn('reading of files', orderForms.all(), idOf, ({ documents }) =>
      timeIf(documents !== null && documents.readAt > now),
    ),
    ...waitsIn(
      'price quote',
      world.priceQuotes.all(),
      ({ estimateId }) => estimateId,
      (quote) => timeIf(quote.validUntil > now),
    ),
    ...waitsIn('migration', migrations.all(), ownerOf, ({ owner }) =>
      migrationWait(world, world.users.get(owner), now),
    ),
  ]
}
