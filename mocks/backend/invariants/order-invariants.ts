import { parseInstant } from '../../../src/lib/calendar.ts'
import type { World } from '../../world/galley-world.ts'
import type { OrderRow } from '../../world/rows/rows.ts'

/** Must hold for each row after every call; the text continues "it". */
export type Invariant<Row> = { invariant: string; holds: (row: Row, world: World) => boolean }

export const isOwner = (world: World, owner: string) =>
  world.users.get(owner) !== undefined || world.sessions.get(owner) !== undefined

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
]
