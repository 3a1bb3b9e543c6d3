const reported = new WeakSet<object>()

/** Reports a crash to monitoring and the browser's console, once for each error. */
export function reportCrash(error: unknown): void {
  const failure = error instanceof Error ? error : new Error(String(error))
  if (reported.has(failure)) return
  reported.add(failure)
  globalThis.reportError(failure)
}
