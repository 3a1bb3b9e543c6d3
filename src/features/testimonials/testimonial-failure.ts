import { refusalAt } from '../../ui/form/refusal-at.ts'
import type { TestimonialValues } from './testimonial-schema.ts'

export const testimonialFailure = refusalAt<'createTestimonial', TestimonialValues>({
  'testimonial-empty': 'testimonial',
  'testimonial-photo-type-not-allowed': 'photo',
  'testimonial-photo-too-large': 'photo',
})
