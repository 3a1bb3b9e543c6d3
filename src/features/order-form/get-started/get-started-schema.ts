import { t } from '@lingui/core/macro'
import { array, boolean, object, string } from 'yup'
import type { GoalName, OrderForm } from '../../../api/order-form/order-form.ts'
import { isInRange } from '../../../domain/manuscripts/word-count-range.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'
import { missingLength, outOfRange } from '../text-length/text-length-messages.ts'
import { asksForText, filesField } from './get-started-values.ts'
import { isGoalName } from './goal-labels.ts'

type Asks = Pick<OrderForm, 'customerGoals'> & {
  textInsteadOfFiles: boolean
}

type Entered = {
  customerGoal?: string
  mainFiles?: readonly UploadResult[]
  figureFiles?: readonly UploadResult[]
  uploadFilesLater?: boolean
  wordCount?: string
  language?: string
}

export function getStartedSchema({ customerGoals, textInsteadOfFiles }: Asks) {
  const asksText = ({ customerGoal = '' }: Entered) =>
    textInsteadOfFiles && asksForText(customerGoals, customerGoal)
  const hasFiles = (entered: Entered) =>
    Boolean(entered[filesField(entered.customerGoal)]?.length || entered.uploadFilesLater)
  const filesRule = (field: ReturnType<typeof filesField>) =>
    array<UploadResult>()
      .default([])
      .test(
        'files',
        () => t`Please choose your files, or tick that you’ll upload them later.`,
        (files, { parent }: { parent: Entered }) => {
          const entered = { ...parent, [field]: files }
          if (filesField(entered.customerGoal) !== field || hasFiles(entered)) return true
          // The missing half is reported at its own field.
          return asksText(entered) && Boolean(entered.wordCount?.trim() || entered.language)
        },
      )
  return object({
    customerGoal: string<GoalName>()
      .required(() => t`Please make a selection`)
      .oneOf(
        customerGoals.map(({ name }) => name).filter(isGoalName),
        () => t`Please make a selection`,
      ),
    mainFiles: filesRule('mainFiles'),
    figureFiles: filesRule('figureFiles'),
    uploadFilesLater: boolean().default(false),
    wordCount: string()
      .default('')
      .test('word-count', (wordCount, { parent, createError }) => {
        const entered: Entered = parent
        if (!asksText(entered)) return true
        if (wordCount.trim() === '') {
          const isNeeded = !hasFiles(entered) && Boolean(entered.language)
          return isNeeded ? createError({ message: missingLength }) : true
        }
        return isInRange(wordCount) ? true : createError({ message: outOfRange })
      }),
    language: string()
      .default('')
      .test('language', missingLength, (language, { parent }: { parent: Entered }) => {
        const isNeeded = asksText(parent) && !hasFiles(parent) && Boolean(parent.wordCount?.trim())
        return !isNeeded || language !== ''
      }),
    bundlesRequested: boolean().default(false),
  })
}
