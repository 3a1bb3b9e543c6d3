import { t } from '@lingui/core/macro'
import { ApiError } from '../../../api/errors/api-failure.ts'
import type { AddressValues } from '../../../domain/addresses/address-values.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { refusalAt } from '../../../ui/form/refusal-at.ts'

/** `country` is the ISO 3166 alpha-2 code in the form. */
export function addressFailure(error: unknown, country: string): unknown {
  if (error instanceof ApiError && error.status === 404) {
    return new FormFailure({
      message: () => t`This address has already been deleted. You can save it as a new one.`,
    })
  }
  return refusalAt<'createAddress' | 'updateAddress', AddressValues>({
    'address-country-unknown': 'country',
    'address-state-unknown': `states.${country}`,
  })(error)
}
