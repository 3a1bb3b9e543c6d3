import { clock, type TimerId } from '../../../lib/clock.ts'

/** Milliseconds for which a button says that its text was copied. */
const shownFor = 4000

let copied: string | undefined
let timer: TimerId | undefined
const listeners = new Set<() => void>()

function change(text: string | undefined): void {
  copied = text
  for (const listener of listeners) listener()
}

/** The text that was copied a moment ago. */
export const copiedText = (): string | undefined => copied

/** Says that a text was copied; another one before it was copied no longer. */
export function markCopied(text: string): void {
  clock.clearTimeout(timer)
  timer = clock.setTimeout(() => change(undefined), shownFor)
  change(text)
}

/** No text counts as copied any longer. */
export function forgetCopied(): void {
  clock.clearTimeout(timer)
  change(undefined)
}

/** Returns the function that ends the listening. */
export function onCopied(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
