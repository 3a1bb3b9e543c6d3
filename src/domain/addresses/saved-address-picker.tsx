import { useLingui } from '@lingui/react/macro'
import type { Address } from '../../api/addresses.ts'
import { fieldsOf, groupsOf } from '../../ui/form/field-name.ts'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import type { Country } from '../countries/country-choices.ts'
import {
  type AddressGroups,
  type AddressPrefix,
  addressTexts,
  addressValuesOf,
  noAddress,
} from './address-values.ts'
import { type AddressPurpose, addressesFor, savedAddressOptions } from './saved-address-options.ts'

const fieldName = fieldsOf<AddressGroups>()
const groupName = groupsOf<AddressGroups>()

type Props = {
  addresses: readonly Address[]
  purpose: AddressPurpose
  countries: readonly Country[]
  prefix?: AddressPrefix
}

export function SavedAddressPicker({ addresses, purpose, countries, prefix = '' }: Props) {
  const { t } = useLingui()
  const form = useFormState()
  const serving = addressesFor(addresses, purpose)
  if (serving.length === 0) return null

  function fill(id: string) {
    const saved = serving.find((address) => address.id === id)
    const values = saved
      ? addressValuesOf(saved, countries)
      : noAddress(String(form.valueOf(fieldName(`${prefix}country`)) ?? ''))
    for (const text of addressTexts) form.change(fieldName(`${prefix}${text}`), values[text])
    form.change(groupName(`${prefix}states`), values.states)
  }
  return (
    <SelectField
      name={fieldName(`${prefix}id`)}
      label={purpose === 'invoice' ? t`Saved address for the invoice` : t`Saved address`}
      optional
      placeholder={t`Enter another address`}
      options={savedAddressOptions(serving)}
      onChosen={fill}
      autoComplete="off"
    />
  )
}
