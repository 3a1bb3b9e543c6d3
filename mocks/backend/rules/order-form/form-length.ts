import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { customerGoals } from '../../reference-data/services/customer-goals.ts'
import { formService, SCIENTIFIC_EDITING } from '../../reference-data/services/form-services.ts'
import { veryLongFrom } from '../../reference-data/services/text-lengths.ts'
import { wordBinOf } from '../../reference-data/services/word-bins.ts'
import type { FormChoice } from './form-choice.ts'
import { classesFor, optionsOf } from './form-offers.ts'

function isTranslation(form: OrderFormRow): boolean {
  const chosen = form.service === null ? undefined : formService(form.service)
  return chosen
    ? chosen.type === 'translation'
    : classesFor(form.goal, form.languageId).includes('translation')
}

const isPricedByWords = ({ goal }: OrderFormRow) =>
  goal === null || customerGoals[goal].requiresWordCount

export function isVeryLong(form: OrderFormRow, wordCount = form.wordCount): boolean {
  if (wordCount === null || !isPricedByWords(form)) return false
  const isSlow = form.service === SCIENTIFIC_EDITING || isTranslation(form)
  return wordCount > (isSlow ? veryLongFrom.scientificOrTranslation : veryLongFrom.editing)
}

export function lengthOf(
  choice: FormChoice,
): Pick<
  Schemas['OrderForm'],
  | 'calculatedWordCount'
  | 'detectedLanguageId'
  | 'noServiceOption'
  | 'veryLongWordCount'
  | 'wordBinMismatch'
> {
  const { form, now } = choice
  const { documents, wordCount } = form
  const read = documents && now >= documents.readAt ? documents : undefined
  const calculated = read?.wordCount ?? null
  const service = form.service === null ? undefined : formService(form.service)
  return {
    calculatedWordCount: calculated,
    detectedLanguageId: read?.languageId ?? null,
    noServiceOption:
      wordCount !== null && service !== undefined && optionsOf(service, choice).length === 0,
    veryLongWordCount: isVeryLong(form),
    wordBinMismatch:
      calculated !== null &&
      wordCount !== null &&
      wordBinOf(calculated)?.name !== wordBinOf(wordCount)?.name,
  }
}
