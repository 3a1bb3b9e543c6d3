import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import {
  formService,
  type ServiceName,
  services,
} from '../../../backend/reference-data/services/form-services.ts'
import { openedBy } from '../../../backend/rules/invoices/opened-results.ts'
import { soldLines } from '../../../backend/rules/orders/order-lines.ts'
import {
  placeholdersOf,
  placeholderWordCountOf,
} from '../../../backend/rules/orders/original-files.ts'
import { orderedService } from '../../../backend/rules/pricing/ordered-service.ts'
import { siteZones } from '../../../backend/rules/site-zones.ts'
import { certificateCode } from '../../../world/certificate-code.ts'
import { dayOf, isoOf } from '../../../world/clock/world-calendar.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import type { Person } from '../people.ts'
import { type SeededSource, seededSource } from '../seeded-source.ts'
import { day, hour, minute, nextHalfHour } from '../server-date.ts'
import { siteCurrency } from '../site-money.ts'
import { drawJournal, drawTitle, journalFor, manuscriptTitle } from './manuscript-title.ts'

type Order = components['schemas']['Order']

export type OrderPlan = {
  /** Determines number, title and journal. */
  key: string
  status: Order['status']
  services: readonly ServiceName[]
  /** Milliseconds before the start. */
  orderedAgo: number
  /** Milliseconds from the start to the deadline, negative for a past one. */
  dueIn?: number
  paid?: boolean
  free?: boolean
  title?: string
  authors?: string | null
  pendingPayments?: Order['pendingPayments']
  changes?: Partial<Order>
}

const fields: Record<Person['field'], Order['fieldOfStudy']> = {
  'plant science': 'life-sciences',
  'public health': 'health-sciences',
  materials: 'engineering',
  neuroscience: 'medicine',
  ecology: 'life-sciences',
  hydrology: 'physical-sciences',
}

/** Without characters that are easily confused. */
export const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `age` is in milliseconds before the start. */
export const placedAt = (start: number, age: number): number =>
  Math.floor((start - age) / minute) * minute

type GeneratedOrder = {
  externalId: string
  title: string
  journal: string
  /** Minutes by which it was ordered earlier than planned. */
  earlier: number
  /** Hours between completion and deadline. */
  aheadBy: number
}

const drawn = (key: string, max: number) => seededSource(key).int({ min: 1, max })

function orderNumber(key: string): string {
  const source = seededSource(`order number ${key}`)
  return `GX${Array.from({ length: 6 }, () => source.pick([...letters])).join('')}`
}

const mostEarlier = 9 * 60
const mostAhead = 20

function generatedByKey(key: string, { identity, field }: Person): GeneratedOrder {
  const ownKey = `${identity} ${key}`
  const externalId = orderNumber(ownKey)
  return {
    externalId,
    title: manuscriptTitle(ownKey, field),
    journal: journalFor(externalId, field),
    earlier: drawn(externalId, mostEarlier),
    aheadBy: drawn(`done ${externalId}`, mostAhead),
  }
}

export const generateOrder = (source: SeededSource, { field }: Person) => ({
  title: drawTitle(source, field),
  journal: drawJournal(source, field),
  aheadBy: source.int({ min: 1, max: mostAhead }),
})

function placedAs(order: Order, plan: OrderPlan, person: Person): OrderRow['placed'] {
  const { currency } = siteCurrency(person.site)
  const wordCount = placeholderWordCountOf(order)
  const ids = plan.services.map((name) => orderedService(services[name]).id)
  return {
    currency,
    lines: soldLines(ids, { currency, wordCount }),
    wordCount,
    files: null,
    placeholders: placeholdersOf(order),
    authors: plan.authors ?? (plan.status === 'Completed' ? person.fullName : null),
    areaOfStudyId: null,
    journalUrl: null,
    answers: [],
    invoiceSuppressed: false,
  }
}

export function buildOrder(
  plan: OrderPlan,
  person: Person,
  start: Instant,
  generated: GeneratedOrder = generatedByKey(plan.key, person),
): OrderRow {
  const { status, paid = false, free = false, authors = person.fullName } = plan
  const { externalId } = generated
  const title = plan.title ?? generated.title
  const ordered = plan.services.map((name) => orderedService(services[name]))
  const has = (type: string) => ordered.some((service) => service.type === type)
  // Varies the time of day, except for orders of the last day.
  const earlier = plan.orderedAgo >= day ? generated.earlier * minute : 0
  const createdAt = placedAt(start, plan.orderedAgo + earlier)
  const due = plan.dueIn === undefined ? null : nextHalfHour(start + plan.dueIn)
  const isDone = status === 'Completed'
  const doneAt = Math.max(createdAt + hour, (due ?? start) - generated.aheadBy * hour)
  const isCertified = isDone && has('editing')
  const progress = { completed: isDone, paid: paid || free, services: ordered }
  const order: Order = {
    externalId,
    title,
    status,
    createdAt: isoOf(createdAt),
    deadline: due === null ? null : isoOf(due),
    deadlineAvailable: due !== null,
    completedAt: isDone ? isoOf(doneAt) : null,
    ...progress,
    ...openedBy(progress),
    containsActiveService: ordered.some(({ id }) => formService(id) !== undefined),
    certificateReady: isCertified,
    certificate: isCertified
      ? {
          code: certificateCode(externalId),
          title,
          authors,
          issuedOn: dayOf(doneAt, siteZones[person.site]),
          externalId,
        }
      : null,
    pendingPayments: plan.pendingPayments ?? [],
    journal: generated.journal,
    styleOfEnglish: has('editing') ? 'American English' : null,
    freeOrder: free,
    hasFigures: has('figures'),
    hasManuscriptFormatting: has('formatting'),
    fieldOfStudy: fields[person.field],
    ...plan.changes,
  }
  return {
    identity: externalId,
    owner: person.identity,
    createdAt,
    receivedAt: createdAt,
    order,
    placed: placedAs(order, plan, person),
    completionNotified: isDone,
  }
}
