import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Refusal } from './api-failure.ts'

/** The words for a message key; undefined for a key that the contract does not know. */
export type FindWords = (key: string) => MessageDescriptor | undefined

/**
 * Loads the words of all refusals: there are many, and most visits see none of them. Where they
 * cannot be loaded, no key has words.
 */
export async function loadRefusalWords(): Promise<FindWords> {
  try {
    const { allRefusals } = await import('./refusal-words/all-refusals.ts')
    const known: Readonly<Record<string, MessageDescriptor>> = allRefusals
    return (key) => (Object.hasOwn(known, key) ? known[key] : undefined)
  } catch {
    return () => undefined
  }
}

/** The words of a refusal in the language of the moment; general ones, with its key, if unknown. */
export function refusalWords({ key, params, words }: Refusal): string {
  if (words) return i18n._({ ...words, values: params })
  return i18n._(msg`This did not work. Please try again, or tell us this reference: ${key}`)
}
