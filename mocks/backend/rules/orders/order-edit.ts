import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import {
  availableServices,
  hasPrice,
  orderServiceOf,
  type ServiceSetting,
} from './service-options.ts'

const halfHour = 1_800_000

export const isEditable = ({ status }: Schemas['Order']): boolean =>
  status === 'Received' || status === 'Awaiting Files'

export function editOf(order: Schemas['Order']): Schemas['EditableOrder'] {
  const { externalId, title, deadline, services, styleOfEnglish, journal } = order
  return {
    externalId,
    title,
    deadline,
    services: services.map(({ id }) => id),
    styleOfEnglish,
    journal,
  }
}

export function editRefusal(
  edit: Schemas['OrderEdit'],
  setting: ServiceSetting,
): Schemas['OrderSaveRefusalKey'] | undefined {
  const { order } = setting
  if (!isEditable(order)) return 'order-not-editable'
  if (edit.title.trim() === '') return 'order-title-required'
  return deadlineRefusal(edit, order) ?? servicesRefusal(edit, setting)
}

function deadlineRefusal(
  { deadline }: Schemas['OrderEdit'],
  order: Schemas['Order'],
): Schemas['OrderSaveRefusalKey'] | undefined {
  if (deadline === null) return order.deadline === null ? undefined : 'order-deadline-required'
  const due = parseInstant(deadline)
  if (due % halfHour !== 0) return 'order-deadline-not-half-hour'
  const earliest = parseInstant(order.deadline ?? order.createdAt)
  return due < earliest ? 'order-deadline-too-early' : undefined
}

function servicesRefusal(
  edit: Schemas['OrderEdit'],
  setting: ServiceSetting,
): Schemas['OrderSaveRefusalKey'] | undefined {
  const { order } = setting
  if (order.services.some(({ id }) => !edit.services.includes(id))) {
    return 'order-service-not-removable'
  }
  const added = addedServices(edit, order)
  const sold = availableServices(setting).flatMap(({ services }) => services.map(({ id }) => id))
  if (added.some((id) => !sold.includes(id))) return 'order-service-not-available'
  if (!added.every((id) => hasPrice(id, setting))) return 'order-length-required'
  const asksForJournal = [...order.services, ...added.map(orderServiceOf)].some(
    (service) => service?.journalDetails.required,
  )
  return asksForJournal && !edit.journal?.trim() ? 'order-journal-required' : undefined
}

export const addedServices = (
  edit: Schemas['OrderEdit'],
  { services }: Schemas['Order'],
): string[] => edit.services.filter((id) => !services.some((service) => service.id === id))

/** Applies a valid edit; what is billed for added services leaves the order unpaid. */
export function edited(
  order: Schemas['Order'],
  edit: Schemas['OrderEdit'],
  { isBilled }: { isBilled: boolean },
): Schemas['Order'] {
  const added = addedServices(edit, order).flatMap((id) => orderServiceOf(id) ?? [])
  const services = [...order.services, ...added]
  const { deadline, styleOfEnglish = order.styleOfEnglish, journal } = edit
  return {
    ...order,
    title: edit.title.trim(),
    deadline,
    deadlineAvailable: deadline !== null,
    services,
    styleOfEnglish,
    journal: journal?.trim() || null,
    hasFigures: services.some(({ type }) => type === 'figures'),
    hasManuscriptFormatting: services.some(({ type }) => type === 'formatting'),
    paid: order.paid && !isBilled,
    freeOrder: order.freeOrder && !isBilled,
  }
}
