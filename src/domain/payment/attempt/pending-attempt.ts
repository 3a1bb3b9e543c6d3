import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

/** A payment that was sent and not answered. */
export type PendingAttempt = {
  /** Its idempotency key; left out once the server says that it has had a payment with this key. */
  key?: string
  /** Identities of what had been paid before it, such as purchases: another one is its own. */
  known: readonly string[]
  /** Whether the server was asked since, and had no such payment. */
  isAsked: boolean
}

/** One for each person. */
export type PendingAttempts = {
  read: (owner: string) => PendingAttempt | undefined
  write: (owner: string, pending: PendingAttempt) => void
  end: (owner: string) => void
}

function toPending(value: unknown): PendingAttempt | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('known' in value) || !Array.isArray(value.known)) return undefined
  const known = value.known.filter((one) => typeof one === 'string')
  const isAsked = 'isAsked' in value && value.isAsked === true
  const key = 'key' in value && typeof value.key === 'string' ? value.key : undefined
  return { known, isAsked, ...(key !== undefined && { key }) }
}

/** Survives reloads and is seen by all tabs. `name` says what is paid. */
export function pendingAttempts(
  name: string,
  storage: SafeStorage = safeLocalStorage,
): PendingAttempts {
  const keyOf = (owner: string) =>
    `galley:pending-attempt:${encodeURIComponent(owner)}:${encodeURIComponent(name)}`
  return {
    read(owner) {
      try {
        return toPending(JSON.parse(storage.getItem(keyOf(owner)) ?? 'null'))
      } catch {
        return undefined
      }
    },
    write: (owner, pending) => void storage.setItem(keyOf(owner), JSON.stringify(pending)),
    end: (owner) => storage.removeItem(keyOf(owner)),
  }
}
