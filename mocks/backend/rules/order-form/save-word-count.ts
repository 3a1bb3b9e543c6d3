import type { Schemas } from '../../../world/contract-types.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { wordBinOf } from '../../reference-data/services/word-bins.ts'
import type { FormChoice } from './form-choice.ts'
import { isVeryLong } from './form-length.ts'
import { optionsOf } from './form-offers.ts'

/** The selected text service at another length; undefined if not sold. */
export function binServiceFor(
  choice: FormChoice,
  wordCount: number,
): Schemas['BinService'] | undefined {
  const { form } = choice
  const service = form.service === null ? undefined : formService(form.service)
  const bin = wordBinOf(wordCount)
  if (!service || !bin) return undefined
  const options = optionsOf(service, { ...choice, form: { ...form, wordCount } })
  const option = options.find(({ deliveryTier }) => deliveryTier === form.tier) ?? options[0]
  if (!option) return undefined
  return {
    serviceIdentity: service.identity,
    name: service.name,
    price: option.price,
    deadline: option.deadline,
    newWordBin: { name: bin.name },
  }
}

export function wordCountProblem(
  choice: FormChoice,
  wordCount: number,
): Schemas['OrderFormRefusalKey'] | undefined {
  if (wordCount < 1) return 'word-count-range-error'
  if (wordBinOf(wordCount) === undefined && isVeryLong(choice.form, wordCount)) {
    return 'order-word-count-very-long'
  }
  const isSold = choice.form.service === null || binServiceFor(choice, wordCount) !== undefined
  return isSold ? undefined : 'order-form-no-service-option'
}
