import type { OrderDetails } from '../../../api/orders.ts'

/** Further recipients of an order. */
export const mostRecipients = 10

/** Characters. */
export const longestRecipient = 254

/** After an order is finished and paid, or cancelled, nothing more is sent. */
export const sendsNotices = ({
  status,
  completed,
  paid,
}: Pick<OrderDetails, 'status' | 'completed' | 'paid'>): boolean =>
  status !== 'Cancelled' && !(completed && paid)

const sameAs = (email: string) => (other: string) =>
  other.trim().toLowerCase() === email.trim().toLowerCase()

export const isRecipient = (recipients: readonly string[], email: string): boolean =>
  recipients.some(sameAs(email))

export const withRecipient = (recipients: readonly string[], email: string): string[] =>
  isRecipient(recipients, email) ? [...recipients] : [...recipients, email.trim()]

export const withoutRecipient = (recipients: readonly string[], email: string): string[] =>
  recipients.filter((other) => !sameAs(email)(other))
