import { createExternalStore } from '../../../lib/browser/external-store.ts'
import { clock, type TimerId } from '../../../lib/clock.ts'

/** Milliseconds. */
const shownDuration = 4000

export const copiedText = createExternalStore<string | undefined>(undefined)
let timer: TimerId | undefined

export function markCopied(text: string): void {
  clock.clearTimeout(timer)
  timer = clock.setTimeout(() => copiedText.set(undefined), shownDuration)
  copiedText.set(text)
}

export function forgetCopied(): void {
  clock.clearTimeout(timer)
  copiedText.set(undefined)
}
