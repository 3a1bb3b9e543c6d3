export function crashText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** FNV-1a of the technical text, so that equal crashes have equal references. */
export function crashReference(error: unknown): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(crashText(error))) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0').toUpperCase()
}
