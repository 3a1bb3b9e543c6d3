import { plural, t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import type { UploadResult } from '../../ui/form/upload/uploaded-file.ts'

export type TestimonialValues = { testimonial: string; photo: UploadResult[] }

export const noTestimonial: TestimonialValues = { testimonial: '', photo: [] }

/** Characters; the limit of the contract. */
export const longestTestimonial = 5_000

export const testimonialSchema = object({
  testimonial: string()
    .trim()
    .default('')
    .required(() => t`Please type in a testimonial before clicking Submit`)
    .max(
      longestTestimonial,
      () =>
        t`Please use no more than ${plural(longestTestimonial, { one: '# character', other: '# characters' })}.`,
    ),
  photo: array<UploadResult>().default([]),
})
