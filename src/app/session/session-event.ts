export type SessionEvent = 'signed-out' | 'signed-in' | 'back' | 'somebody-else'

type Person = { identity: string }

/** `known` is the tab's user: null for none, undefined during start-up. */
export function sessionEventFor(
  known: Person | null | undefined,
  identity: string | null,
): SessionEvent | undefined {
  if (known === undefined) return undefined
  if (identity === null) return known ? 'signed-out' : undefined
  if (known === null) return 'signed-in'
  return known.identity === identity ? 'back' : 'somebody-else'
}
