type SessionEvent = 'signed-out' | 'signed-in' | 'back' | 'another-person'

type Person = { identity: string }

/** `known` is the tab's user: null for none, undefined during start-up. */
export function sessionEventFor(
  current: Person | null | undefined,
  identity: string | null,
): SessionEvent | undefined {
  if (current === undefined) return undefined
  if (identity === null) return current ? 'signed-out' : undefined
  if (current === null) return 'signed-in'
  return current.identity === identity ? 'back' : 'another-person'
}
