import type { PaymentStatus } from '../../api/payment.ts'

/** A status that the contract does not list may mean that money is on its way. */
export const hasFailed = ({ status }: Pick<PaymentStatus, 'status'>): boolean =>
  status === 'declined' || status === 'expired'
