import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorExample, ErrorKind } from '../../api/grammar-check.ts'
import { entryOf } from '../../lib/unlisted.ts'

export const errorKindLabels: Record<
  ErrorKind,
  { name: MessageDescriptor; holds: MessageDescriptor }
> = {
  consistencySpellingTypos: {
    name: msg`Consistency, spelling and typos`,
    holds: msg`misspelled and repeated words, capital letters, mixed British and American spelling`,
  },
  grammarMechanics: {
    name: msg`Grammar and mechanics`,
    holds: msg`articles, agreement, tenses, word order`,
  },
  phrasing: {
    name: msg`Phrasing`,
    holds: msg`long-winded, unclear or clumsy sentences`,
  },
  punctuation: {
    name: msg`Punctuation`,
    holds: msg`commas, hyphens, quotation marks and periods`,
  },
  wordChoice: {
    name: msg`Word choice`,
    holds: msg`words that are not quite right or not used in academic English`,
  },
}

export function kindName(kind: ErrorExample['kind']): string {
  const labels = entryOf(errorKindLabels, kind)
  return labels ? i18n._(labels.name) : String(kind)
}
