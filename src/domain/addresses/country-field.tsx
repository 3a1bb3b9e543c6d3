import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldName } from '../../ui/form/field-name.ts'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import {
  type Country,
  countryName,
  countryOptions,
  stateOptions,
} from '../countries/country-choices.ts'
import styles from './address-fields.module.css'

type CountryProps = {
  name: FieldName<string>
  countries: readonly Country[]
  likely: readonly string[]
  autoComplete: string
}

export function CountryField({ name, countries, likely, autoComplete }: CountryProps) {
  const { t, i18n } = useLingui()
  const [only, another] = countries
  if (only && !another) {
    return (
      <dl className={styles.country}>
        <dt>
          <Trans>Country</Trans>
        </dt>
        <dd>{countryName(only, i18n.locale)}</dd>
      </dl>
    )
  }
  return (
    <SelectField
      name={name}
      label={t`Country`}
      placeholder={t`Please choose`}
      {...countryOptions(countries, i18n.locale, likely)}
      autoComplete={autoComplete}
    />
  )
}

type StateProps = { name: FieldName<string>; country: Country; autoComplete: string }

export function StateField({ name, country, autoComplete }: StateProps) {
  const { t, i18n } = useLingui()
  const common = { name, label: t`State or province`, autoComplete }
  if (country.states.length === 0) return <TextField {...common} optional spellCheck={false} />
  return (
    <SelectField
      {...common}
      placeholder={t`Please choose`}
      options={stateOptions(country, i18n.locale)}
    />
  )
}
