import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { FieldRow } from '../../ui/form/fields/field-row.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { OneLine } from '../../ui/page/one-line.tsx'
import type { Country } from '../countries/country-choices.ts'
import { type AddressField, type AddressRules, fieldNeed } from './address-field-rules.ts'
import { type AddressGroups, type AddressPrefix, chosenCountry } from './address-values.ts'
import { CountryField, StateField } from './country-field.tsx'
import { phoneExample } from './phone-example.ts'

const fieldName = fieldsOf<AddressGroups>()

type Props = {
  rules: AddressRules
  prefix?: AddressPrefix
  nameLabel?: ReactNode
  /** ISO 3166 alpha-2 codes listed first. */
  likely?: readonly string[]
  /** The section of the browser's autofill. */
  autoFill?: 'billing' | 'shipping'
}

function useAddressFields({ rules, prefix = '', autoFill }: Props) {
  const form = useFormState()
  const country = chosenCountry(
    { country: String(form.valueOf(fieldName(`${prefix}country`)) ?? '') },
    rules.countries,
  )
  const filledAs = (token: string) => (autoFill ? `${autoFill} ${token}` : token)
  return {
    country,
    filledAs,
    isShown: (field: AddressField) => fieldNeed(field, rules, country) !== 'hidden',
    common: (field: Exclude<AddressField, 'state'>, token: string) => ({
      name: fieldName(`${prefix}${field}`),
      optional: fieldNeed(field, rules, country) === 'optional',
      autoComplete: filledAs(token),
      spellCheck: false,
    }),
  }
}

type PhoneHintProps = { rule: AddressRules['phone']; country: Country | undefined }

function PhoneHint({ rule, country }: PhoneHintProps) {
  const example = phoneExample(country?.code)
  return rule === 'eleven-digits' ? (
    <Trans>11 digits, such as 13800138000</Trans>
  ) : (
    <Trans>
      Include the country code, such as <OneLine>{example}</OneLine>
    </Trans>
  )
}

export function AddressFields(props: Props) {
  const { rules, prefix = '', nameLabel, likely = [] } = props
  const { t } = useLingui()
  const { country, filledAs, isShown, common } = useAddressFields(props)
  const inBrazil = country?.code === 'BR'
  return (
    <>
      {isShown('name') ? (
        <TextField {...common('name', 'name')} label={nameLabel ?? t`Customer name`} />
      ) : null}
      {isShown('organization') ? (
        <TextField
          {...common('organization', 'organization')}
          label={t`Organization name`}
          hint={
            rules.organization === 'payer' ? (
              <Trans>The university, institute or company that pays the invoice.</Trans>
            ) : undefined
          }
        />
      ) : null}
      <CountryField
        name={fieldName(`${prefix}country`)}
        countries={rules.countries}
        likely={likely}
        autoComplete={filledAs('country')}
      />
      <TextField {...common('address1', 'address-line1')} label={t`Address`} />
      <TextField {...common('address2', 'address-line2')} label={t`Address, second line`} />
      <FieldRow>
        <TextField {...common('city', 'address-level2')} label={t`City`} />
        {country ? (
          <StateField
            key={country.code}
            name={fieldName(`${prefix}states.${country.code}`)}
            country={country}
            autoComplete={filledAs('address-level1')}
          />
        ) : null}
        <TextField
          {...common('zip', 'postal-code')}
          label={t`Zip code`}
          hint={inBrazil ? <Trans>8 digits, such as 01310-100</Trans> : undefined}
          inputMode={inBrazil ? 'numeric' : undefined}
          autoCapitalize="characters"
        />
      </FieldRow>
      {isShown('phone') ? (
        <TextField
          {...common('phone', 'tel')}
          type="tel"
          label={t`Phone number`}
          hint={<PhoneHint rule={rules.phone} country={country} />}
        />
      ) : null}
    </>
  )
}
