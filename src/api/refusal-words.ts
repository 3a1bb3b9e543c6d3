import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { bringWords } from '../i18n/activate.ts'
import { Refusal } from './api-failure.ts'
import { refusalOf } from './refusal-of.ts'

/** The words for a message key; undefined for a key that the contract does not know. */
type FindWords = (key: string) => MessageDescriptor | undefined

// The words of all refusals are many, and most visits see none of them.
async function loadWords(): Promise<FindWords> {
  try {
    const [{ keyWords }] = await Promise.all([
      import('./refusal-words/all-refusals.ts'),
      bringWords('refusals'),
    ])
    return (key) => (Object.hasOwn(keyWords, key) ? keyWords[key] : undefined)
  } catch {
    return () => undefined
  }
}

/**
 * The refusal inside an answer with its words, or undefined. Words that cannot be loaded are
 * missing: general ones take their place.
 */
export async function refusalInWords(answer: unknown): Promise<Refusal | undefined> {
  const refusal = refusalOf(answer)
  if (!refusal) return undefined
  const wordsOf = await loadWords()
  return new Refusal(refusal.key, refusal.params, wordsOf(refusal.key))
}

/** Whether a message of the language of the moment says all by itself, with no place for a value. */
const isWhole = ({ id }: MessageDescriptor) =>
  [i18n.messages[id]].flat().every((part) => typeof part === 'string')

/**
 * The refusal of a message key that stands outside of an answer, such as in an address, with its
 * words. It comes without values, so that words with a place for one are missing, as of an unknown key.
 */
export async function refusalOfKey(key: string): Promise<Refusal> {
  const wordsOf = await loadWords()
  const words = wordsOf(key)
  return new Refusal(key, {}, words && isWhole(words) ? words : undefined)
}

/**
 * The words of a refusal in the language of the moment; general ones, with its key, if unknown.
 * Where the refusal came without a value that its words name, what was typed stands in for it.
 */
export function refusalWords(
  { key, params, words }: Refusal,
  typed: Readonly<Record<string, string>> = {},
): string {
  if (words) return i18n._({ ...words, values: { ...typed, ...params } })
  return i18n._(msg`This did not work. Please try again, or tell us this reference: ${key}`)
}
