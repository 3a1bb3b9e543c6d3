import { type SafeStorage, safeLocalStorage } from '../../../lib/safe-storage.ts'

const keyOf = (owner: string) => `galley:pending-payment:${encodeURIComponent(owner)}`

export type PendingPayment = {
  read: (owner: string) => string | null
  begin: (owner: string, form: string) => void
  end: (owner: string) => void
}

export const pendingPaymentIn = (storage: SafeStorage): PendingPayment => ({
  read: (owner) => storage.getItem(keyOf(owner)),
  begin: (owner, form) => void storage.setItem(keyOf(owner), form),
  end: (owner) => storage.removeItem(keyOf(owner)),
})

/**
 * The order form whose payment was sent and not yet answered, by its identity; survives reloads and
 * is seen by all tabs.
 */
export const pendingPayment = pendingPaymentIn(safeLocalStorage)
