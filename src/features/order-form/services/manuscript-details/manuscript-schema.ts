import { object, string } from 'yup'
import { isInRange } from '../../../../domain/manuscripts/word-count-range.ts'
import { missingLength, outOfRange } from '../../text-length/text-length-messages.ts'

export const manuscriptSchema = object({
  wordCount: string().trim().required(missingLength).test('range', outOfRange, isInRange),
  language: string().required(missingLength),
})
