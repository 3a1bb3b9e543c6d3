import { type DraftName, storageKey } from './draft-store.ts'

/** At once without a draft or locks, which insecure pages lack and blocked storage forbids. */
export async function inTurn(
  draft: DraftName | undefined,
  signal: AbortSignal,
  run: () => Promise<void>,
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): Promise<void> {
  if (!draft || !locks) return run()
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  let running: Promise<void> | undefined
  try {
    await locks.request(storageKey(draft), { signal }, () => {
      running = run()
      return Promise.race([running, aborted])
    })
  } catch (error) {
    if (running) throw error
    if (!signal.aborted) return run()
  }
  return running
}
