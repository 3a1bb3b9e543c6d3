const missing = new WeakSet<object>()

/** Marks the error of a file of the application that could not be loaded. */
export function markMissingChunk(error: object): void {
  missing.add(error)
}

export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)
