import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { OrderRow } from '../../../world/rows.ts'
import { formService } from '../../catalogue/form-services.ts'
import { orderFormOf } from '../order-form/order-form-view.ts'
import { openedBy } from '../order-rules.ts'
import { orderedService } from './ordered-service.ts'

type Order = components['schemas']['Order']

/**
 * The order that a form becomes at an instant (epoch milliseconds), with its deadline from then on.
 * Without files it waits for them and has no deadline; no call brings them to an order, so a person
 * has to.
 */
export function orderFromForm(
  world: World,
  form: OrderFormRow,
  asked: {
    externalId: string
    now: number
    paid: boolean
    free: boolean
    pendingPayments: Order['pendingPayments']
  },
): OrderRow {
  const { externalId, now, paid, free, pendingPayments } = asked
  const { deadline, displayedManuscripts, services, journal } = orderFormOf(world, form, now)
  const ordered = services.flatMap(({ identity }) => formService(identity) ?? [])
  const has = (identity: string) => ordered.some((service) => service.identity === identity)
  const isWaiting = displayedManuscripts.length === 0
  const { title, styleOfEnglish } = form.details
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
  return { identity: externalId, owner: form.owner, createdAt: now, order, told: false }
}
