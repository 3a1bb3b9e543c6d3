/** What word from another tab means here: nobody is signed in any more, or who is. */
export type SessionEvent = 'signed-out' | 'signed-in' | 'back' | 'somebody-else'

type Person = { identity: string }

/**
 * What changes in a tab that knows a person (null for nobody, undefined while it starts) when it hears
 * who is signed in from now on; undefined where nothing does.
 */
export function sessionEventFor(
  known: Person | null | undefined,
  identity: string | null,
): SessionEvent | undefined {
  if (known === undefined) return undefined
  if (identity === null) return known ? 'signed-out' : undefined
  if (known === null) return 'signed-in'
  return known.identity === identity ? 'back' : 'somebody-else'
}
