import { clock, type TimerId } from '../../../lib/clock.ts'

/** Milliseconds. */
const shownDuration = 4000

let copied: string | undefined
let timer: TimerId | undefined
const listeners = new Set<() => void>()

function change(text: string | undefined): void {
  copied = text
  for (const listener of listeners) listener()
}

export const copiedText = (): string | undefined => copied

export function markCopied(text: string): void {
  clock.clearTimeout(timer)
  timer = clock.setTimeout(() => change(undefined), shownDuration)
  change(text)
}

export function forgetCopied(): void {
  clock.clearTimeout(timer)
  change(undefined)
}

/** Returns the unsubscribe function. */
export function onCopied(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
