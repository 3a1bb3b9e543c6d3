import type { components } from '../../../../src/api/schema.gen.ts'
import { formService } from '../../catalogue/form-services.ts'
import { wordBinOf } from '../../catalogue/word-bins.ts'
import type { FormChoice } from './form-choice.ts'
import { optionsOf } from './form-offers.ts'

type BinService = components['schemas']['BinService']

/** The chosen service of the text as it would be sold for another length; undefined where it is not. */
export function binServiceFor(choice: FormChoice, wordCount: number): BinService | undefined {
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
