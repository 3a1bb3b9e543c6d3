import type { Schemas } from '../../../world/rows/contract-types.ts'
import { sniffFile } from '../../uploads/sniff-file.ts'

/** Bytes, 10 MB. */
export const largestPhoto = 10_485_760

export function validateTestimonial(
  text: string,
  photo: Uint8Array | undefined,
): Schemas['TestimonialRefusalKey'] | undefined {
  if (text.trim() === '') return 'testimonial-empty'
  if (!photo) return undefined
  if (photo.length > largestPhoto) return 'testimonial-photo-too-large'
  return sniffFile(photo) === 'image' ? undefined : 'testimonial-photo-type-not-allowed'
}
