const missing = new WeakSet<object>()

export function markMissingChunk(error: object): void {
  missing.add(error)
}

export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)
