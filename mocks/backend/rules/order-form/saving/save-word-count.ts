import type { Schemas } from '../../../../world/rows/contract-types.ts'
import { formService } from '../../../reference-data/services/form-services.ts'
import { wordBinOf } from '../../../reference-data/services/word-bins.ts'
import { billOf } from '../form-bill.ts'
import type { FormChoice } from '../form-choice.ts'
import { isVeryLong } from '../form-length.ts'
import { optionsOf } from '../form-offers.ts'

export function binServiceFor(
  choice: FormChoice,
  wordCount: number,
): Schemas['BinService'] | undefined {
  const { form } = choice
  const service = form.service === null ? undefined : formService(form.service)
  const bin = wordBinOf(wordCount)
  if (!service || !bin) return undefined
  const changed = { ...choice, form: { ...form, wordCount } }
  const options = optionsOf(service, changed)
  const option = options.find(({ deliveryTier }) => deliveryTier === form.tier) ?? options[0]
  if (!option) return undefined
  return {
    serviceIdentity: service.identity,
    name: service.name,
    deliveryTier: option.deliveryTier,
    price: option.price,
    totalPrice: option.price === null ? null : billOf(changed).totalPrice,
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
