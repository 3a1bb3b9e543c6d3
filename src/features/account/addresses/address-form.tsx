import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { User } from '../../../api/account.ts'
import {
  type Address,
  createAddressMutation,
  updateAddressMutation,
} from '../../../api/addresses.ts'
import { ApiError } from '../../../api/errors/api-failure.ts'
import type { AddressRules } from '../../../domain/addresses/address-field-rules.ts'
import { AddressFields } from '../../../domain/addresses/address-fields.tsx'
import { addressSchema } from '../../../domain/addresses/address-schema.ts'
import {
  type AddressValues,
  addressDetailsOf,
  addressValuesOf,
} from '../../../domain/addresses/address-values.ts'
import { profileAddress } from '../../../domain/addresses/profile-address.ts'
import type { AddressPurpose } from '../../../domain/addresses/saved-address-options.ts'
import type { Country } from '../../../domain/countries/country-choices.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'

type Props = {
  user: User
  saved: Address | undefined
  countries: readonly Country[]
  purpose: AddressPurpose
  siteCountry: string
  onSaved: () => Promise<void>
}

/** `country` is the ISO 3166 alpha-2 code in the form. */
function addressFailure(error: unknown, country: string): unknown {
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

export function AddressForm(props: Props) {
  const { user, saved, countries, purpose, siteCountry, onSaved } = props
  const { t } = useLingui()
  const { mutateAsync: create } = useMutation(createAddressMutation())
  const { mutateAsync: update } = useMutation(updateAddressMutation())
  const inChina = user.country === 'CN'
  const rules = useMemo<AddressRules>(
    () => ({
      countries,
      name: 'required',
      organization: purpose === 'invoice' ? 'payer' : 'optional',
      phone: inChina ? 'optional' : 'required',
    }),
    [countries, purpose, inChina],
  )
  const schema = useMemo(() => addressSchema(rules), [rules])
  const save = async (values: AddressValues, { idempotencyKey }: { idempotencyKey: string }) => {
    const details = addressDetailsOf(values, countries)
    try {
      if (saved) await update({ id: saved.id, details })
      else await create({ details, idempotencyKey })
    } catch (error) {
      throw addressFailure(error, values.country)
    }
    await onSaved()
  }
  return (
    <Form
      label={saved ? t`Edit an address` : t`New address`}
      schema={schema}
      initialValues={saved ? addressValuesOf(saved, countries) : profileAddress(user)}
      draft={{ name: `address ${saved?.id ?? 'new'}`, owner: user.identity }}
      onSubmit={save}
    >
      <AddressFields
        rules={rules}
        likely={[...(user.country ? [user.country] : []), siteCountry]}
      />
      <SubmitButton
        beside={
          <AppButtonLink to="/$lang/account">
            <Trans>Cancel</Trans>
          </AppButtonLink>
        }
      >
        <Trans>Save address</Trans>
      </SubmitButton>
    </Form>
  )
}
