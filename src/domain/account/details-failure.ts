import { Refusal } from '../../api/errors/api-failure.ts'
import { refusalMessage } from '../../api/errors/refusal-messages.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { FormFailure } from '../../ui/form/form-failure.ts'
import { fieldProblemMessage } from './account-field-labels.ts'
import { type AccountValues, formNameOf, type ListedField } from './configured-field.ts'

const fieldName = fieldsOf<AccountValues>()

export function detailsFailure(
  error: unknown,
  applicable: readonly ListedField[],
  country: string,
): unknown {
  if (!(error instanceof Refusal) || error.key !== 'generic-touchup-error') return error
  const field = applicable.find(({ name }) => name === error.params.field)
  const message = () => refusalMessage(error)
  if (!field) return new FormFailure({ message })
  const again = () => fieldProblemMessage(field.name, { kind: 'missing' })
  const name = fieldName(formNameOf(field.name, country))
  return new FormFailure({ message, fields: new Map([[name, again]]) })
}
