import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorKind } from '../../../api/grammar-check.ts'

/** The kinds of errors that a report counts, and what belongs to each. */
export const errorKindLabels: Record<
  ErrorKind,
  { name: MessageDescriptor; holds: MessageDescriptor }
> = {
  consistencySpellingTypos: {
    name: msg`Consistency, spelling and typos`,
    holds: msg`misspelt and repeated words, capital letters, British and American spelling side by side`,
  },
  grammarMechanics: {
    name: msg`Grammar and mechanics`,
    holds: msg`articles, agreement, tenses, the order of words`,
  },
  phrasing: {
    name: msg`Phrasing`,
    holds: msg`long-winded, unclear or clumsy sentences`,
  },
  punctuation: {
    name: msg`Punctuation`,
    holds: msg`commas, hyphens, quotation marks and full stops`,
  },
  wordChoice: {
    name: msg`Word choice`,
    holds: msg`words that are nearly right, or not used in scholarly English`,
  },
}
