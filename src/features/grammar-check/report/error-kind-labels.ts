import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorKind } from '../../../api/grammar-check.ts'

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
