import { parseInstant } from '../../../src/lib/calendar.ts'
import type { World } from '../../world/galley-world.ts'
import { balanceOf } from '../../world/invoice-balance.ts'
import type { ReviewerResponseRow } from '../../world/rows/reviewer-response-row.ts'
import type { OrderRow } from '../../world/rows/rows.ts'
import { hasUninvoicedPayment } from '../rules/invoices/uninvoiced-payments.ts'

/** Must hold for each row after every call; the text continues "it". */
export type Invariant<Row> = { invariant: string; holds: (row: Row, world: World) => boolean }

export const isOwner = (world: World, owner: string) =>
  world.users.get(owner) !== undefined || world.sessions.get(owner) !== undefined

const openInvoices = (world: World, identity: string) =>
  world.invoices.in('byOrder', identity).filter((invoice) => balanceOf(invoice) > 0).size

const billedServices = (world: World, identity: string) =>
  [...world.invoices.in('byOrder', identity).rows()].flatMap(({ lines }) =>
    lines.flatMap(({ service }) => service?.identity ?? []),
  )

export const orderInvariants: Invariant<OrderRow>[] = [
  {
    invariant: 'is listed under its own number and instant',
    holds: ({ identity, createdAt, order }) =>
      order.externalId === identity && parseInstant(order.createdAt) === createdAt,
  },
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'is completed exactly when its status says so',
    holds: ({ order }) => order.completed === (order.status === 'Completed'),
  },
  {
    invariant: 'has an instant of completion exactly when completed, after it was ordered',
    holds: ({ createdAt, order }) =>
      order.completedAt === null
        ? !order.completed
        : order.completed && parseInstant(order.completedAt) > createdAt,
  },
  {
    invariant: 'is not due before it was ordered',
    holds: ({ createdAt, order: { deadline } }) =>
      deadline === null || parseInstant(deadline) > createdAt,
  },
  {
    invariant: 'shows a deadline only where it has one',
    holds: ({ order }) => !order.deadlineAvailable || order.deadline !== null,
  },
  {
    invariant: 'gives its files out only when completed',
    holds: ({ order }) => !order.downloadAvailable || order.completed,
  },
  {
    invariant: 'has a certificate of its own exactly when it is ready, once completed',
    holds: ({ identity, order: { certificate, certificateReady, completed } }) =>
      certificate === null
        ? !certificateReady
        : certificateReady && completed && certificate.externalId === identity,
  },
  { invariant: 'is paid when it is free', holds: ({ order }) => !order.freeOrder || order.paid },
  {
    invariant: 'waits for no payment once it is paid',
    holds: ({ order }) => !order.paid || order.pendingPayments.length === 0,
  },
  {
    invariant: 'is paid only when each of its invoices is',
    holds: ({ identity, order }, world) => !order.paid || openInvoices(world, identity) === 0,
  },
  {
    invariant: 'is paid by invoices only when they bill what no other payment has paid',
    holds: (row, world) => {
      const billed = billedServices(world, row.identity)
      return (
        !row.order.paid ||
        billed.length === 0 ||
        hasUninvoicedPayment(world, row, ['approved']) ||
        row.placed.lines.every(({ serviceIdentity }) => billed.includes(serviceIdentity))
      )
    },
  },
  {
    invariant: 'owes an open invoice, a payment on its way, or an invoice by its completion',
    holds: ({ identity, order, completionNotified }, world) =>
      order.paid ||
      order.pendingPayments.length > 0 ||
      openInvoices(world, identity) > 0 ||
      (!completionNotified && world.invoices.in('byOrder', identity).size === 0),
  },
  {
    invariant: 'bills no service twice',
    holds: ({ identity }, world) => {
      const billed = billedServices(world, identity)
      return new Set(billed).size === billed.length
    },
  },
  {
    invariant: 'bills all that was ordered after what it bills first',
    holds: ({ identity, placed }, world) => {
      const billed = billedServices(world, identity)
      const isBilled = placed.lines.map((line) => billed.includes(line.serviceIdentity))
      const first = isBilled.indexOf(true)
      return first < 0 || isBilled.slice(first).every(Boolean)
    },
  },
]

export const reviewerResponseInvariants: Invariant<ReviewerResponseRow>[] = [
  {
    invariant: 'belongs to an order, and was saved after it was placed',
    holds: ({ identity, savedAt }, world) => {
      const order = world.orders.get(identity)
      return order !== undefined && savedAt >= order.createdAt
    },
  },
  { invariant: 'counts its versions from 1', holds: ({ version }) => version >= 1 },
]
