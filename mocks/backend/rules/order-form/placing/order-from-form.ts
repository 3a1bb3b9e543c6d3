import type { Instant } from '../../../../../src/lib/instant.ts'
import { isoOf } from '../../../../world/clock/world-calendar.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import type { OrderRow } from '../../../../world/rows/rows.ts'
import { fieldOfStudy } from '../../../reference-data/areas-of-study/field-of-study.ts'
import { formService } from '../../../reference-data/services/form-services.ts'
import { openedBy } from '../../invoices/opened-results.ts'
import { linesOfForm } from '../../orders/order-lines.ts'
import { orderedService } from '../../pricing/ordered-service.ts'
import { orderFormOf } from '../order-form-view.ts'

function placedWith(
  form: OrderFormRow,
  { currency, journal }: Schemas['OrderForm'],
  lineItems: readonly Schemas['LineItem'][],
): OrderRow['placed'] {
  const { authors, areaOfStudyId, answers, suppressInvoiceCreation } = form.details
  return {
    currency,
    lines: linesOfForm(form, lineItems),
    wordCount: form.wordCount ?? form.documents?.wordCount ?? null,
    files: form.files,
    placeholders: null,
    authors,
    areaOfStudyId,
    journalUrl: journal?.url ?? null,
    answers,
    invoiceSuppressed: suppressInvoiceCreation === true,
  }
}

export function orderFromForm(
  world: World,
  form: OrderFormRow,
  input: {
    externalId: string
    now: Instant
    paid: boolean
    free: boolean
    pendingPayments: Schemas['Order']['pendingPayments']
    lineItems: readonly Schemas['LineItem'][]
  },
): OrderRow {
  const { externalId, now, paid, free, pendingPayments, lineItems } = input
  const view = orderFormOf(world, form, now)
  const { deadline, displayedManuscripts, services, journal } = view
  const ordered = services.flatMap(({ identity }) => formService(identity) ?? [])
  const has = (identity: string) => ordered.some((service) => service.identity === identity)
  const isWaiting = displayedManuscripts.length === 0
  const { title, styleOfEnglish, areaOfStudyId } = form.details
  const due = isWaiting ? null : deadline
  const state = { completed: false, paid, services: ordered.map(orderedService) }
  const order: Schemas['Order'] = {
    externalId,
    title: title ?? externalId,
    status: isWaiting ? 'Awaiting Files' : 'Received',
    createdAt: isoOf(now),
    deadline: due,
    deadlineAvailable: due !== null,
    completedAt: null,
    ...state,
    ...openedBy(state),
    containsActiveService: true,
    certificateReady: false,
    certificate: null,
    pendingPayments,
    journal: journal === null || journal.name === '' ? null : journal.name,
    styleOfEnglish,
    freeOrder: free,
    hasFigures: has('svc-figures'),
    hasManuscriptFormatting: has('svc-formatting'),
    fieldOfStudy: fieldOfStudy(areaOfStudyId),
  }
  return {
    identity: externalId,
    owner: form.owner,
    createdAt: now,
    receivedAt: now,
    order,
    placed: placedWith(form, view, lineItems),
    completionNotified: false,
  }
}
