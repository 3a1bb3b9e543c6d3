import { differencesFromContract } from '../../api/shapes/received-answers.ts'

const reported = new WeakSet<object>()

/** Once for each error. Where answers differ from the contract, names operations and pointers. */
export async function reportCrash(error: unknown): Promise<void> {
  const failure = error instanceof Error ? error : new Error(String(error))
  if (reported.has(failure)) return
  reported.add(failure)
  const differences = await differencesFromContract().catch(() => [])
  const found = differences.slice(0, 10).join(', ')
  globalThis.reportError(
    found ? new Error(`${failure.message} (${found})`, { cause: failure }) : failure,
  )
}
