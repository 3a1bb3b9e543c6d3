import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { OrderRow } from '../../../world/rows.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { orderFormOf } from '../order-form/order-form-view.ts'
import { linesOfForm } from '../orders/order-lines.ts'
import { openedBy } from '../orders/order-rules.ts'
import { orderedService } from './ordered-service.ts'

type Order = components['schemas']['Order']
type LineItem = components['schemas']['LineItem']

/** The order from a form at `now` (epoch milliseconds). Without files it has no deadline yet. */
export function orderFromForm(
  world: World,
  form: OrderFormRow,
  asked: {
    externalId: string
    now: number
    paid: boolean
    free: boolean
    pendingPayments: Order['pendingPayments']
    lineItems: readonly LineItem[]
  },
): OrderRow {
  const { externalId, now, paid, free, pendingPayments, lineItems } = asked
  const view = orderFormOf(world, form, now)
  const { deadline, displayedManuscripts, services, journal, currency } = view
  const ordered = services.flatMap(({ identity }) => formService(identity) ?? [])
  const has = (identity: string) => ordered.some((service) => service.identity === identity)
  const isWaiting = displayedManuscripts.length === 0
  const { title, styleOfEnglish, authors, areaOfStudyId, answers } = form.details
  const due = isWaiting ? null : deadline
  const standing = { completed: false, paid, services: ordered.map(orderedService) }
  const order: Order = {
    externalId,
    title: title ?? externalId,
    status: isWaiting ? 'Awaiting Files' : 'Received',
    createdAt: new Date(now).toISOString(),
    deadline: due,
    deadlineAvailable: due !== null,
    completedAt: null,
    ...standing,
    ...openedBy(standing),
    containsActiveService: true,
    certificateReady: false,
    certificate: null,
    pendingPayments,
    journal: journal === null || journal.name === '' ? null : journal.name,
    styleOfEnglish,
    freeOrder: free,
    hasFigures: has('svc-figures'),
    hasManuscriptFormatting: has('svc-formatting'),
  }
  const placed: OrderRow['placed'] = {
    currency,
    lines: linesOfForm(form, lineItems),
    wordCount: form.wordCount ?? form.documents?.wordCount ?? null,
    files: form.files,
    authors,
    areaOfStudyId,
    journalUrl: journal?.url ?? null,
    answers,
  }
  const { owner } = form
  return {
    identity: externalId,
    owner,
    createdAt: now,
    receivedAt: now,
    order,
    placed,
    told: false,
  }
}
