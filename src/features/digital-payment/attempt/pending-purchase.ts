import type { DigitalProduct } from '../../../api/digital-purchases.ts'
import { type SafeStorage, safeLocalStorage } from '../../../lib/safe-storage.ts'

/** A payment that was sent and not answered. */
export type PendingPurchase = {
  /** Its idempotency key; left out once the server says that it has had a payment with this key. */
  key?: string
  /** Identities of the purchases before it: another one is its own. */
  known: readonly string[]
  /** Whether the server was asked since, and had no such purchase. */
  isAsked: boolean
}

export type PendingPurchases = {
  read: (owner: string) => PendingPurchase | undefined
  write: (owner: string, pending: PendingPurchase) => void
  end: (owner: string) => void
}

function toPending(value: unknown): PendingPurchase | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('known' in value) || !Array.isArray(value.known)) return undefined
  const known = value.known.filter((one) => typeof one === 'string')
  const isAsked = 'isAsked' in value && value.isAsked === true
  const key = 'key' in value && typeof value.key === 'string' ? value.key : undefined
  return { known, isAsked, ...(key !== undefined && { key }) }
}

export function pendingPurchasesIn(
  storage: SafeStorage,
  product: DigitalProduct,
): PendingPurchases {
  const keyOf = (owner: string) => `galley:pending-purchase:${encodeURIComponent(owner)}:${product}`
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

/** Survives reloads and is seen by all tabs. */
export const pendingPurchases: Readonly<Record<DigitalProduct, PendingPurchases>> = {
  editing: pendingPurchasesIn(safeLocalStorage, 'editing'),
  translation: pendingPurchasesIn(safeLocalStorage, 'translation'),
}
