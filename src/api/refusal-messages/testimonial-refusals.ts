import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const testimonialRefusals = {
  'testimonial-empty': msg`Please type in a testimonial before clicking Submit`,
  'testimonial-photo-type-not-allowed': msg`This file is not a picture. Please choose a JPEG, PNG, GIF or WebP, or send the text alone.`,
  'testimonial-photo-too-large': msg`The photo has more than 10 MB. Please choose a smaller one.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
