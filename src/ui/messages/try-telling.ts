import type { Message } from './message-queue.ts'
import { dismissMessage, showMessage } from './message-store.ts'

/** `textOf` returns undefined for what is reported elsewhere. Resolves to whether it succeeded. */
export async function tryTelling(
  key: string,
  run: () => Promise<unknown>,
  textOf: (error: unknown) => Message['text'] | undefined,
): Promise<boolean> {
  dismissMessage(key)
  try {
    await run()
    return true
  } catch (error) {
    const text = textOf(error)
    if (text) showMessage({ key, kind: 'error', text })
    return false
  }
}
