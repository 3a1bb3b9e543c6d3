import type { Certificate } from '../../api/certificates.ts'
import type { Order, OrderSearchResult } from '../../api/orders.ts'

export type CertifiedOrder = Pick<
  Order,
  'externalId' | 'status' | 'completed' | 'services' | 'certificate' | 'downloadAvailable'
>

export type CertificateState<SomeOrder extends CertifiedOrder> =
  | { kind: 'ready'; order: SomeOrder; certificate: Certificate }
  /** The order is being edited. */
  | { kind: 'not-yet'; order: SomeOrder }
  /** The order has no editing, or is cancelled. */
  | { kind: 'none' }
  | { kind: 'unknown-order' }

export function certificateStateOf<SomeOrder extends CertifiedOrder>(
  orders: readonly SomeOrder[],
  externalId: string,
): CertificateState<SomeOrder> {
  const number = externalId.toUpperCase()
  const order = orders.find((one) => one.externalId.toUpperCase() === number)
  if (!order) return { kind: 'unknown-order' }
  const { certificate, completed, status, services } = order
  if (certificate) return { kind: 'ready', order, certificate }
  const isEdited = services.some(({ type }) => type === 'editing')
  const isUnderWay = isEdited && !completed && status !== 'Cancelled'
  return isUnderWay ? { kind: 'not-yet', order } : { kind: 'none' }
}

export const certificatesOn = (pages: readonly Pick<OrderSearchResult, 'orders'>[]) =>
  pages.flatMap(({ orders }) => orders.flatMap(({ certificate }) => certificate ?? []))

/** Keeps initials in one line with what follows them. */
export const keptInitials = (authors: string): string =>
  authors.replaceAll(/(?<=\p{Lu}\.) (?=\p{Lu})/gu, '\u00a0')
