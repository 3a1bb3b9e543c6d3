import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { parseWordCount } from '../../get-started/get-started-values.ts'

const mostWords = 999_999

const missing = () => t`Value is required and can't be empty`

export const manuscriptSchema = object({
  language: string().required(missing),
  wordCount: string()
    .trim()
    .required(missing)
    .test(
      'range',
      () => t`The word count must be a whole number from 1 to 999,999. Please correct it.`,
      (wordCount) => {
        const words = parseWordCount(wordCount)
        return words >= 1 && words <= mostWords
      },
    ),
})
