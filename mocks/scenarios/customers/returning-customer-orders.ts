import type { OrderPlan } from '../builders/orders/build-order.ts'
import { finishedOrders } from '../builders/orders/many-orders.ts'
import { day, hour, minute } from '../builders/server-date.ts'

/** Each shows a different state of an order. */
export const namedOrders = {
  received: {
    status: 'Received',
    services: ['premiumEditing'],
    orderedAgo: 25 * minute,
    dueIn: 6 * day,
    paid: true,
  },
  /** Not started, so it can be changed; formatting would move its deadline. */
  editable: {
    status: 'Received',
    services: ['standardEditing'],
    orderedAgo: 70 * minute,
    dueIn: 5 * day,
  },
  inProgress: {
    status: 'In Progress',
    services: ['premiumEditing', 'figures'],
    orderedAgo: 1 * day,
    dueIn: 3 * day,
    paid: true,
  },
  /** Completed, and downloadable from its deadline on. */
  dueTomorrow: {
    status: 'In Progress',
    services: ['premiumEditing'],
    orderedAgo: 4 * day,
    dueIn: 20 * hour,
    paid: true,
  },
  awaitingFiles: { status: 'Awaiting Files', services: ['translation'], orderedAgo: 3 * day },
  onHold: {
    status: 'On Hold',
    services: ['scientificEditing'],
    orderedAgo: 6 * day,
    paid: true,
  },
  completedUnpaid: {
    status: 'Completed',
    services: ['premiumEditing'],
    orderedAgo: 9 * day,
    dueIn: -2 * day,
  },
  bankTransferLocked: {
    status: 'Completed',
    services: ['standardEditing', 'formatting'],
    orderedAgo: 12 * day,
    dueIn: -5 * day,
    pendingPayments: [{ receiptCode: 'RC-58213', boletoUrl: null }],
  },
  completedPaid: {
    status: 'Completed',
    services: ['premiumEditing'],
    orderedAgo: 18 * day,
    dueIn: -11 * day,
    paid: true,
    authors: 'H. Marsh and R. Ortega',
  },
  freeReedit: {
    status: 'Completed',
    services: ['premiumEditing'],
    orderedAgo: 24 * day,
    dueIn: -21 * day,
    free: true,
    title: 'Root exudates and drought tolerance in barley',
    changes: { journal: 'Plant and Soil' },
  },
  cancelled: { status: 'Cancelled', services: ['translation'], orderedAgo: 33 * day },
  certificateWithoutAuthors: {
    status: 'Completed',
    services: ['premiumEditing'],
    orderedAgo: 41 * day,
    dueIn: -35 * day,
    paid: true,
    authors: null,
  },
  reworkEligible: {
    status: 'Completed',
    services: ['scientificEditing'],
    orderedAgo: 55 * day,
    dueIn: -46 * day,
    paid: true,
  },
  /** The original of the free re-edit. */
  reeditOriginal: {
    status: 'Completed',
    services: ['premiumEditing'],
    orderedAgo: 70 * day,
    dueIn: -64 * day,
    paid: true,
    title: 'Root exudates and drought tolerance in barley',
    changes: { journal: 'Plant and Soil' },
  },
  inactiveService: {
    status: 'Completed',
    services: ['rapidReview'],
    orderedAgo: 110 * day,
    dueIn: -106 * day,
    paid: true,
  },
  figuresOnly: {
    status: 'Completed',
    services: ['figures'],
    orderedAgo: 140 * day,
    dueIn: -135 * day,
    paid: true,
  },
} as const satisfies Record<string, Omit<OrderPlan, 'key'>>

/** Fill the list up to 24 orders. */
export const otherOrders: readonly OrderPlan[] = finishedOrders({
  key: 'earlier',
  count: 24 - Object.keys(namedOrders).length,
  from: 190 * day,
  every: 120 * day,
})
