import { t } from '@lingui/core/macro'
import { array, boolean, object, string } from 'yup'
import type { GoalName, OrderForm } from '../../../api/order-form/order-form.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'
import { asksForText, parseWordCount } from './get-started-values.ts'

const mostWords = 999_999

const outOfRange = () =>
  t`The word count must be a whole number from 1 to 999,999. Please correct it.`
const missing = () => t`Value is required and can't be empty`

type Asks = Pick<OrderForm, 'customerGoals'> & {
  /** Whether a word count and a language may be given instead of files. */
  textInsteadOfFiles: boolean
}

type Given = {
  customerGoal?: string
  files?: readonly UploadResult[]
  uploadFilesLater?: boolean
  wordCount?: string
  language?: string
}

export function getStartedSchema({ customerGoals, textInsteadOfFiles }: Asks) {
  const asksText = ({ customerGoal = '' }: Given) =>
    textInsteadOfFiles && asksForText(customerGoals, customerGoal)
  const hasFiles = ({ files = [], uploadFilesLater }: Given) =>
    files.length > 0 || uploadFilesLater === true
  return object({
    customerGoal: string<GoalName>()
      .required(() => t`Please make a selection`)
      .oneOf(
        customerGoals.map(({ name }) => name),
        () => t`Please make a selection`,
      ),
    files: array<UploadResult>()
      .default([])
      .test(
        'files',
        () => t`Please choose your files, or tick that you'll upload them later.`,
        (files, { parent }: { parent: Given }) => {
          const given = { ...parent, files }
          if (hasFiles(given)) return true
          // The missing half is reported at its own field.
          return asksText(given) && Boolean(given.wordCount || given.language)
        },
      ),
    uploadFilesLater: boolean().default(false),
    wordCount: string()
      .default('')
      .test('word-count', (wordCount, { parent, createError }) => {
        const given: Given = parent
        if (!asksText(given)) return true
        if (wordCount.trim() === '') {
          const isNeeded = !hasFiles(given) && Boolean(given.language)
          return isNeeded ? createError({ message: missing }) : true
        }
        const words = parseWordCount(wordCount)
        return words >= 1 && words <= mostWords ? true : createError({ message: outOfRange })
      }),
    language: string()
      .default('')
      .test('language', missing, (language, { parent }: { parent: Given }) => {
        const isNeeded = asksText(parent) && !hasFiles(parent) && Boolean(parent.wordCount?.trim())
        return !isNeeded || language !== ''
      }),
    bundlesRequested: boolean().default(false),
  })
}
