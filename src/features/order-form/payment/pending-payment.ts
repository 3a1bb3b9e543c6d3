import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

const keyOf = (owner: string) => `galley:pending-payment:${encodeURIComponent(owner)}`

export type PendingPayment = {
  read: (owner: string) => string | null
  begin: (owner: string, form: string) => void
  end: (owner: string) => void
}

type StorageChange = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>

/** Whether another tab has learned what became of its payment for a form. */
export const isAnsweredElsewhere = (
  { key, oldValue, newValue }: StorageChange,
  owner: string,
  form: string,
) => key === keyOf(owner) && oldValue === form && newValue === null

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
