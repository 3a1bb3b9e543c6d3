import type { Order } from '../../api/orders.ts'

/** For tests: an order that is paid and in progress. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  externalId: 'GX7KQ2M9',
  title: 'Root exudates and drought tolerance in barley',
  status: 'In Progress',
  services: [],
  createdAt: '2026-09-14T13:05:00Z',
  deadline: '2026-09-21T17:00:00Z',
  deadlineAvailable: true,
  completedAt: null,
  completed: false,
  paid: true,
  downloadAvailable: false,
  touchUpAvailable: false,
  reeditAvailable: false,
  containsActiveService: true,
  scientificReworkEligible: false,
  certificateReady: false,
  certificate: null,
  pendingPayments: [],
  journal: null,
  styleOfEnglish: null,
  freeOrder: false,
  hasFigures: false,
  hasManuscriptFormatting: false,
  ...changes,
})
