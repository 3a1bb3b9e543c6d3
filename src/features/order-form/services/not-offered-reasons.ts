import { t } from '@lingui/core/macro'
import type { NotOffered } from './delivery-choice-rules.ts'

export function notOfferedReason(why: NotOffered, service: string): string {
  switch (why) {
    case 'not-on-site':
      return t`Not available on this site.`
    case 'no-service':
      return t`Only with editing or translation.`
    case 'length-unknown':
      return t`Available once we know the word count.`
    case 'not-for-service':
      return t`Not available with ${service}.`
    case 'too-long':
      return t`Not available for a text of this length.`
    case 'not-for-length':
      return t`Only for texts of 4,000 to 5,999 words.`
    case 'included':
      return t`Already included in ${service}.`
  }
}
