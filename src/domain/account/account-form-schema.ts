import { boolean, mixed, type ObjectSchema, object, string } from 'yup'
import { tidyText } from '../../lib/tidy-text.ts'
import { fieldProblemMessage } from './account-field-labels.ts'
import { applicableFields, fieldProblem } from './account-field-rules.ts'
import {
  type AccountChoices,
  type AccountValues,
  type ConfiguredField,
  type ConfiguredFieldName,
  formNameOf,
} from './configured-field.ts'

export function accountFormSchema(
  fields: readonly ConfiguredField[],
  choices: AccountChoices,
): ObjectSchema<AccountValues> {
  const fieldOf = (name: ConfiguredFieldName) => fields.find((field) => field.name === name)

  function problemIn(name: ConfiguredFieldName, text: string): string | undefined {
    const field = fieldOf(name)
    const problem = field && fieldProblem(field, text)
    return problem && fieldProblemMessage(name, problem)
  }

  const text = (name: ConfiguredFieldName) =>
    string()
      .default('')
      .test('configured', (value, { createError }) => {
        const message = problemIn(name, value ?? '')
        return message === undefined || createError({ message })
      })

  return object({
    title: text('title'),
    firstName: text('firstName').transform(tidyText),
    lastName: text('lastName').transform(tidyText),
    // Japanese and Chinese keyboards may produce full-width letters.
    email: text('email')
      .trim()
      .transform((value: string) => value.normalize('NFKC')),
    password: text('password'),
    country: text('countryId'),
    states: mixed<Record<string, string>>()
      .default({})
      .test('configured', (states, { parent, createError }) => {
        const country = String(parent.country)
        const isApplicable = applicableFields(fields, choices, country).some(
          ({ name }) => name === 'state',
        )
        const message = isApplicable ? problemIn('state', states?.[country] ?? '') : undefined
        const path = formNameOf('state', country)
        return message === undefined || createError({ path, message })
      }),
    institution: text('institution').trim(),
    foundUs: text('foundUs'),
    agreeToTOS: boolean()
      .default(false)
      .test('configured', (agreed, { createError }) => {
        if (agreed) return true
        const message = problemIn('agreeToTOS', '')
        return message === undefined || createError({ message })
      }),
  })
}
