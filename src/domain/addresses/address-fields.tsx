import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { FieldRow } from '../../ui/form/fields/field-row.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { OneLine } from '../../ui/page/one-line.tsx'
import { type AddressField, type AddressRules, fieldNeed } from './address-field-rules.ts'
import { type AddressGroups, type AddressPrefix, chosenCountry } from './address-values.ts'
import { CountryField, StateField } from './country-field.tsx'
import { phoneExample } from './phone-example.ts'

const fieldName = fieldsOf<AddressGroups>()

type Props = {
  rules: AddressRules
  prefix?: AddressPrefix
  /** Defaults to "Customer name". */
  nameLabel?: ReactNode
  /** ISO 3166 alpha-2 codes listed first. */
  likely?: readonly string[]
  /** The section of the browser's autofill. */
  autoFill?: 'billing' | 'shipping'
}

export function AddressFields({ rules, prefix = '', nameLabel, likely = [], autoFill }: Props) {
  const { t } = useLingui()
  const form = useFormState()
  const country = chosenCountry(
    { country: String(form.valueOf(fieldName(`${prefix}country`)) ?? '') },
    rules.countries,
  )
  const isShown = (field: AddressField) => fieldNeed(field, rules, country) !== 'hidden'
  const filledAs = (token: string) => (autoFill ? `${autoFill} ${token}` : token)
  const common = (field: Exclude<AddressField, 'state'>, token: string) => ({
    name: fieldName(`${prefix}${field}`),
    optional: fieldNeed(field, rules, country) === 'optional',
    autoComplete: filledAs(token),
    spellCheck: false,
  })
  const inBrazil = country?.code === 'BR'
  const example = phoneExample(country?.code)
  const elevenDigits = rules.phone === 'eleven-digits'
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
          hint={
            elevenDigits ? (
              <Trans>11 digits, such as 13800138000</Trans>
            ) : (
              <Trans>
                Include the country code, such as <OneLine>{example}</OneLine>
              </Trans>
            )
          }
        />
      ) : null}
    </>
  )
}
