import { safeLocalStorage } from '../../../lib/safe-storage.ts'

const keyOf = (owner: string) => `galley:pending-payment:${encodeURIComponent(owner)}`

/**
 * The order form whose payment was sent and not yet answered, by its identity; survives reloads and
 * is seen by all tabs.
 */
export const pendingPayment = {
  read: (owner: string): string | null => safeLocalStorage.getItem(keyOf(owner)),
  begin: (owner: string, form: string): void => {
    safeLocalStorage.setItem(keyOf(owner), form)
  },
  end: (owner: string): void => safeLocalStorage.removeItem(keyOf(owner)),
}
