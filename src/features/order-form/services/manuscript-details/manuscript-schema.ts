import { object, string } from 'yup'
import { isInRange, missingLength, outOfRange } from '../../text-length/text-length-rules.ts'

export const manuscriptSchema = object({
  wordCount: string().trim().required(missingLength).test('range', outOfRange, isInRange),
  language: string().required(missingLength),
})
