import type { World } from '../../../world/galley-world.ts'
import { fromDollars, sumOf } from '../../../world/money.ts'
import type { InvoiceRow } from '../../../world/rows/payment-rows.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import type { Person } from '../people.ts'
import { day } from '../server-date.ts'
import { siteCurrency } from '../site-money.ts'
import { insertPaymentOf, invoiceRow } from './build-invoice.ts'

/** US dollars for a service without a current price. */
const agreed = 330

/** Numbers used a day, so that older invoices have lower numbers. */
const numbersADay = 45
const numberAtStart = 90_726

function linesOf({ order, placed: { lines, currency } }: OrderRow): InvoiceRow['lines'] {
  return order.services.map(({ id, name }) => ({
    description: name,
    service: { identity: id, quantity: 1 },
    amount:
      lines.find(({ serviceIdentity }) => serviceIdentity === id)?.price ??
      fromDollars(agreed, currency),
  }))
}

type Bill = { person: Person; start: number; changes?: Partial<InvoiceRow> }

/** Unpaid, created at the time of the order. */
export function invoiceOfOrder({ person, start, changes }: Bill, row: OrderRow): InvoiceRow {
  const { createdAt, order, identity: orderIdentity } = row
  const lines = linesOf(row)
  const amount = sumOf(
    lines.map((line) => line.amount),
    siteCurrency(person.site).currency,
  )
  const age = (start - createdAt) / day
  const number = numberAtStart - Math.round(age * numbersADay)
  const invoiceNumber = changes?.invoiceNumber ?? `${person.site.toUpperCase()}-${number}`
  return invoiceRow({
    person,
    invoiceNumber,
    madeAt: createdAt,
    amount,
    submission: `${order.externalId}: ${order.title}`,
    changes: { orderIdentity, lines, ...changes },
  })
}

export function invoiceOrder(input: Bill & { world: World; orderIdentity: string }): InvoiceRow {
  const { world, orderIdentity } = input
  const row = world.orders.get(orderIdentity)
  if (!row) throw new Error(`There is no order ${orderIdentity}.`)
  return world.invoices.insert(invoiceOfOrder(input, row))
}

export function invoicePaidOrders(input: { world: World; person: Person; start: number }): void {
  const { world, person } = input
  const paid = world.orders
    .in('byOwner', person.identity)
    .filter(({ order }) => order.paid && !order.freeOrder)
  for (const { identity, createdAt } of [...paid.rows()]) {
    const invoice = invoiceOrder({ ...input, orderIdentity: identity })
    const receiptCode = `RC-${invoice.invoiceNumber.replace(/^\D+/, '')}`
    insertPaymentOf({ world, person, receiptCode, at: createdAt }, invoice)
  }
}
