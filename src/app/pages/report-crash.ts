const reported = new WeakSet<object>()

/**
 * Hands a crash to whatever watches the page's errors (a monitor, the browser's own console), once
 * for each error.
 */
export function reportCrash(error: unknown): void {
  const failure = error instanceof Error ? error : new Error(String(error))
  if (reported.has(failure)) return
  reported.add(failure)
  globalThis.reportError(failure)
}
