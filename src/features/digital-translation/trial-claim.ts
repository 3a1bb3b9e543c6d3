import type { SafeStorage } from '../../lib/safe-storage.ts'

/** What this visit knows of somebody's claim: the key it was sent with and, once known, the answer. */
export type TrialClaim = { key: string; eligible?: boolean }

type ClaimStorage = Pick<SafeStorage, 'getItem' | 'setItem'>

const nameFor = (identity: string) => `galley:chinese-trial:${identity}`

function toClaim(value: unknown): TrialClaim | undefined {
  if (typeof value !== 'object' || value === null || !('key' in value)) return undefined
  const { key } = value
  if (typeof key !== 'string') return undefined
  const eligible = 'eligible' in value ? value.eligible : undefined
  return typeof eligible === 'boolean' ? { key, eligible } : { key }
}

/** The claim of a person as this visit left it, or a new one. What cannot be read counts as nothing. */
export function readClaim(
  storage: ClaimStorage,
  identity: string,
  makeKey: () => string,
): TrialClaim {
  try {
    const kept = toClaim(JSON.parse(storage.getItem(nameFor(identity)) ?? 'null'))
    return kept ?? { key: makeKey() }
  } catch {
    return { key: makeKey() }
  }
}

export function keepClaim(storage: ClaimStorage, identity: string, claim: TrialClaim): void {
  // Without it the server grants it once all the same.
  storage.setItem(nameFor(identity), JSON.stringify(claim))
}
