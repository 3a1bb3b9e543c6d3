import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NotOffered } from './delivery-choice-rules.ts'

export const notOfferedReasons: Record<NotOffered, MessageDescriptor> = {
  'not-on-site': msg`Not available on this site.`,
  'no-service': msg`Please choose a service first.`,
  'length-unknown': msg`Available once we know the word count.`,
  'not-for-service': msg`Not available for this service.`,
  'too-long': msg`Your text is too long for it.`,
  'not-for-length': msg`Only for texts of 4,000 to 5,999 words.`,
  included: msg`Already included in this service.`,
}
