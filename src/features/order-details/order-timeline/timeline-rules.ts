import type { OrderDetails } from '../../../api/orders.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'
import { orderPaymentOf } from '../payment-rules.ts'

export type Actor =
  | 'you'
  | 'us'
  | 'editor'
  | 'bank'
  /** Whoever gets the invoices that an account does not show. */
  | 'payer'

export type TimelinePastStep = {
  phase: 'done'
  kind: 'ordered' | 'files' | 'paid' | 'completed' | 'cancelled'
  /** Null where nobody says when. */
  at: Instant | null
  isCurrent: boolean
}

export type TimelineOpenStep = {
  phase: 'now' | 'next'
  kind:
    | 'send-files'
    | 'answer'
    | 'pay'
    | 'find-editor'
    | 'edit'
    | 'agree-on-deadline'
    | 'deliver'
    | 'deliver-late'
  by: Actor
  isCurrent: boolean
  /** It goes on beside the step that is now. */
  isMeanwhile?: boolean
  /** Shown as a section of its own instead of within the timeline. */
  isAlone?: boolean
  /** Named only, with a link to its section. */
  isAbove?: boolean
}

type TimelineStep = TimelinePastStep | TimelineOpenStep

type TimelineOrder = Pick<
  OrderDetails,
  | 'status'
  | 'createdAt'
  | 'completedAt'
  | 'deadline'
  | 'freeOrder'
  | 'paid'
  | 'payments'
  | 'pendingPayments'
  | 'invoices'
  | 'originalFiles'
>

const past = (kind: TimelinePastStep['kind'], at: number | null): TimelinePastStep => {
  return { phase: 'done', kind, at, isCurrent: false }
}

/** Parts of a mixed payment arrive at the same instant. */
function pastSteps(order: TimelineOrder): TimelinePastStep[] {
  const { status, createdAt, completedAt, payments, originalFiles } = order
  const hasFiles = status !== 'Awaiting Files' && originalFiles.length > 0
  const days = [...new Set(payments.map(({ date }) => date))]
  const dated = [
    ...days.map((date) => past('paid', parseInstant(date))),
    ...(completedAt ? [past('completed', parseInstant(completedAt))] : []),
  ]
  return [
    past('ordered', parseInstant(createdAt)),
    ...(hasFiles ? [past('files', null)] : []),
    ...dated.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)),
    ...(status === 'Cancelled' ? [past('cancelled', null)] : []),
  ]
}

/** An open payment holds up the finished files, not the work: both go on at once. */
function paymentSteps(order: TimelineOrder): TimelineOpenStep[] {
  const { kind } = orderPaymentOf(order)
  const isCurrent = order.status === 'Completed'
  const pay = (by: Actor): TimelineOpenStep[] => [{ phase: 'now', kind: 'pay', by, isCurrent }]
  switch (kind) {
    case 'open':
      return pay('you')
    case 'pending':
      return pay(order.pendingPayments.some(({ boletoUrl }) => boletoUrl) ? 'you' : 'bank')
    case 'unbilled':
      return pay('us')
    default:
      return []
  }
}

function deliveryOf({ deadline }: TimelineOrder, now: Instant): TimelineOpenStep['kind'] {
  if (deadline === null) return 'agree-on-deadline'
  return now > parseInstant(deadline) ? 'deliver-late' : 'deliver'
}

function openSteps(order: TimelineOrder, now: Instant): TimelineOpenStep[] {
  const pay = paymentSteps(order)
  const current = (kind: TimelineOpenStep['kind'], by: Actor): TimelineOpenStep => {
    return { phase: 'now', kind, by, isCurrent: true }
  }
  const next = (kind: TimelineOpenStep['kind']): TimelineOpenStep => {
    return { phase: 'next', kind, by: 'us', isCurrent: false }
  }
  switch (order.status) {
    case 'Awaiting Files':
      return [current('send-files', 'you'), ...pay, next('find-editor')]
    case 'Received':
      return [...pay, current('find-editor', 'us'), next(deliveryOf(order, now))]
    case 'In Progress':
      return [...pay, current('edit', 'editor'), next(deliveryOf(order, now))]
    case 'On Hold':
      return [current('answer', 'you'), ...pay]
    case 'Cancelled':
      return []
    default:
      return pay
  }
}

const isYours = (step: TimelineStep | undefined) => step?.phase === 'now' && step.by === 'you'

/** Exactly one step is where the order stands. */
export function timelineOf(order: TimelineOrder, now: Instant): TimelineStep[] {
  const done = pastSteps(order)
  const open = openSteps(order, now)
  if (open.some(({ isCurrent }) => isCurrent)) return [...done, ...open]
  // An order that has ended stands at its last step.
  return done.map((step, index) => ({ ...step, isCurrent: index === done.length - 1 }))
}

/** Only the first step is "now", and what else the customer has to do. */
export function markMeanwhile(steps: readonly TimelineStep[]): TimelineStep[] {
  const first = steps.find(({ phase }) => phase === 'now')
  return steps.map((step) => {
    const isFirst = step === first || (step.phase === 'now' && step.by === 'you' && isYours(first))
    return step.phase === 'now' && !isFirst ? { ...step, isMeanwhile: true } : step
  })
}

/** Of tasks with sections of their own, only the step at which the order stands is named. */
export function withoutTasks(steps: readonly TimelineStep[]): TimelineStep[] {
  return steps
    .filter((step) => !isTask(step) || step.isCurrent)
    .map((step) => (isTask(step) ? { ...step, isAbove: true } : step))
}

/** What the customer has to do about a new order, first of all; an invoice that we send is no task. */
export const isTask = (step: TimelineStep): step is TimelineOpenStep =>
  (step.phase === 'now' && step.kind === 'send-files') ||
  (step.phase === 'now' && step.kind === 'pay' && step.by !== 'us')
