import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const testimonialRefusals = {
  'testimonial-empty': msg`Please type in a testimonial before clicking Submit`,
  'testimonial-photo-type-not-allowed': msg`Please choose an image file: JPEG, PNG, GIF or WebP. You can also send the text alone.`,
  'testimonial-photo-too-large': msg`The photo is larger than 10 MB. Please choose a smaller one.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
