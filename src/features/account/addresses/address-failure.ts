import { t } from '@lingui/core/macro'
import { ApiError, Refusal } from '../../../api/errors/api-failure.ts'
import { refusalMessage } from '../../../api/errors/refusal-messages.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'

/** `country` is the ISO 3166 alpha-2 code in the form. */
export function addressFailure(error: unknown, country: string): unknown {
  if (error instanceof ApiError && error.status === 404) {
    return new FormFailure({
      message: () => t`This address has already been deleted. You can save it as a new one.`,
    })
  }
  if (!(error instanceof Refusal)) return error
  const message = () => refusalMessage(error)
  switch (error.key) {
    case 'address-country-unknown':
      return new FormFailure({ fields: { country: message } })
    case 'address-state-unknown':
      return new FormFailure({ fields: { [`states.${country}`]: message } })
    default:
      return new FormFailure({ message })
  }
}
