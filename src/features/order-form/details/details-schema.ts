import { t } from '@lingui/core/macro'
import { array, boolean, object, string } from 'yup'
import { titleSchema } from '../../../domain/manuscripts/title-schema.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'
import {
  asksForStyle,
  asksForWordCount,
  type DetailsContext,
  type DetailsEnglish,
  type DetailsValues,
} from './details-values.ts'
import { journalSchema } from './journal-schema.ts'
import { answersSchema } from './questions/answers-schema.ts'
import { wordCountSchema } from './word-count-schema.ts'

const files = () => array<UploadResult>().default([])

export function detailsSchema({ orderForm, serviceDetails }: DetailsContext) {
  const style = string<DetailsEnglish | ''>().default('')
  const option = string<DetailsValues['suppressInvoiceCreation']>().default('')
  return object({
    projectTitle: titleSchema().trim(),
    areaOfStudy: string().required(() => t`Please choose an area of study from the list.`),
    areaSteps: object({ top: string().default(''), middle: string().default('') }),
    styleOfEnglish: asksForStyle(orderForm)
      ? style.required(() => t`Please select your preferred type of English.`)
      : style,
    wordCount: asksForWordCount(orderForm) ? wordCountSchema() : string().default(''),
    journal: journalSchema({
      required: serviceDetails.journalDetails.required,
      saved: orderForm.journal,
    }),
    answers: answersSchema(serviceDetails),
    mainFiles: files(),
    mainReferenceFiles: files(),
    figureFiles: files(),
    figureReferenceFiles: files(),
    tableFiles: files(),
    tableReferenceFiles: files(),
    suppressInvoiceCreation: orderForm.adminCreated
      ? option.required(() => t`Please make a selection`)
      : option,
    requireCustomerNotification: boolean().default(false),
  })
}
