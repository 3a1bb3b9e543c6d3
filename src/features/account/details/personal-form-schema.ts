import { t } from '@lingui/core/macro'
import { type ObjectSchema, string } from 'yup'
import { accountFormSchema } from '../../../domain/account/account-form-schema.ts'
import type { AccountValues } from '../../../domain/account/configured-field.ts'

export type PersonalValues = AccountValues & { city: string }

const longestCity = 60

export function personalFormSchema(
  ...args: Parameters<typeof accountFormSchema>
): ObjectSchema<PersonalValues> {
  return accountFormSchema(...args).shape({
    city: string()
      .default('')
      .test(
        'length',
        () => t`City: please use no more than 60 characters.`,
        (city) => [...city.trim()].length <= longestCity,
      ),
  })
}
