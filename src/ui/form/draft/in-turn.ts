import { type DraftName, storageKey } from './draft-store.ts'

/**
 * Runs after other tabs have sent the same draft. Without a draft it runs at once, and where the browser has no locks
 * (insecure pages) or forbids them (blocked storage). @throws the signal's reason where it ends the wait.
 */
export async function inTurn(
  draft: DraftName | undefined,
  signal: AbortSignal,
  run: () => Promise<void>,
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): Promise<void> {
  if (!draft || !locks) return run()
  let isGranted = false
  try {
    await locks.request(storageKey(draft), { signal }, () => {
      isGranted = true
      return run()
    })
  } catch (error) {
    if (isGranted || signal.aborted) throw error
    await run()
  }
}
