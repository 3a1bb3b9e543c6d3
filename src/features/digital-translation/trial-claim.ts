import type { SafeStorage } from '../../lib/browser/safe-storage.ts'

/** Kept in session storage: the idempotency key and, once known, the answer. */
type TrialClaim = { key: string; eligible?: boolean }

type ClaimStorage = Pick<SafeStorage, 'getItem' | 'setItem'>

const storageKey = (identity: string) => `galley:chinese-trial:${identity}`

function toClaim(value: unknown): TrialClaim | undefined {
  if (typeof value !== 'object' || value === null || !('key' in value)) return undefined
  const { key } = value
  if (typeof key !== 'string') return undefined
  const eligible = 'eligible' in value ? value.eligible : undefined
  return typeof eligible === 'boolean' ? { key, eligible } : { key }
}

export function readClaim(
  storage: ClaimStorage,
  identity: string,
  makeKey: () => string,
): TrialClaim {
  try {
    const stored = toClaim(JSON.parse(storage.getItem(storageKey(identity)) ?? 'null'))
    return stored ?? { key: makeKey() }
  } catch {
    return { key: makeKey() }
  }
}

export function storeClaim(storage: ClaimStorage, identity: string, claim: TrialClaim): void {
  // If storing fails, the server still grants one trial only.
  storage.setItem(storageKey(identity), JSON.stringify(claim))
}
