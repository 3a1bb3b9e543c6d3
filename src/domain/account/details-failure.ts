import { Refusal } from '../../api/errors/api-failure.ts'
import { refusalWords } from '../../api/errors/refusal-messages.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'
import { problemWords } from './account-field-words.ts'
import { type ConfiguredField, formNameOf } from './configured-field.ts'

/** Details that were refused, in words; the field that the refusal names is asked for again. */
export function detailsFailure(
  error: unknown,
  asked: readonly ConfiguredField[],
  country: string,
): unknown {
  if (!(error instanceof Refusal) || error.key !== 'generic-touchup-error') return error
  const field = asked.find(({ name }) => name === error.params.field)
  const message = () => refusalWords(error)
  if (!field) return new FormFailure({ message })
  const again = () => problemWords(field.name, { kind: 'missing' })
  return new FormFailure({ message, fields: { [formNameOf(field.name, country)]: again } })
}
