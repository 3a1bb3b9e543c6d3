import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { sniffFile } from '../../uploads/sniff-file.ts'

/** Bytes that a photo may have at most. */
export const largestPhoto = 10_485_760

/** What is wrong with a testimonial; undefined where nothing is. The photo is judged by its bytes. */
export function judgeTestimonial(
  text: string,
  photo: Uint8Array | undefined,
): components['schemas']['TestimonialRefusalKey'] | undefined {
  if (text.trim() === '') return 'testimonial-empty'
  if (!photo) return undefined
  if (photo.length > largestPhoto) return 'testimonial-photo-too-large'
  return sniffFile(photo) === 'image' ? undefined : 'testimonial-photo-type-not-allowed'
}
