/** The technical text of a crash. */
export function crashText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/**
 * A reference that a person can read out: eight characters made from the technical text (FNV-1a), so
 * that the same crash has the same reference for everybody.
 */
export function crashReference(error: unknown): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(crashText(error))) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0').toUpperCase()
}
