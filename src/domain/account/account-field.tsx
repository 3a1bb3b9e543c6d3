import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '../../api/application.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { CheckboxField } from '../../ui/form/fields/checkbox-field.tsx'
import { PasswordField } from '../../ui/form/fields/password-field.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { EmailField, TextField } from '../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import {
  countryByCode,
  countryOfSite,
  countryOptions,
  stateOptions,
} from '../countries/country-choices.ts'
import { accountFieldLabels, foundUsLabel, optionLabel } from './account-field-labels.ts'
import {
  type AccountChoices,
  type AccountValues,
  type ConfiguredFieldName,
  type ListedField,
  textPathOf,
} from './configured-field.ts'

const fieldName = fieldsOf<AccountValues>()

const autoComplete: Partial<Record<ConfiguredFieldName, string>> = {
  title: 'honorific-prefix',
  firstName: 'given-name',
  lastName: 'family-name',
  institution: 'organization',
}

type AccountFieldSite = Pick<Application, 'config' | 'localization'>

type Props = {
  field: ListedField
  choices: AccountChoices
  site: AccountFieldSite
  /** Otherwise the e-mail address is not a user name for password managers. */
  signsInByPassword: boolean
}

export function AccountField({ field, choices, site, signsInByPassword }: Props) {
  const { t, i18n } = useLingui()
  const form = useFormState()
  const country = String(form.valueOf(fieldName('country')) ?? '')
  const optional = !field.required
  if (field.name === 'agreeToTOS') return <Terms optional={optional} links={site.config.links} />
  const common = {
    name: fieldName(textPathOf(field.name, country)),
    label: i18n._(accountFieldLabels[field.name]),
    optional,
  }
  switch (field.type) {
    case 'email':
      return (
        <EmailField
          {...common}
          hint={signsInByPassword ? <Trans>You'll use this to sign in.</Trans> : undefined}
          autoComplete={signsInByPassword ? 'username' : 'email'}
        />
      )
    case 'password':
      return (
        <PasswordField
          {...common}
          hint={
            field.minLength === null ? undefined : (
              <Plural
                value={field.minLength}
                one="At least # character."
                other="At least # characters."
              />
            )
          }
          autoComplete="new-password"
        />
      )
    case 'select':
      return (
        <SelectField
          {...common}
          placeholder={t`Please choose`}
          options={field.options.map((it) => ({ value: it.id, label: optionLabel(it) }))}
          autoComplete={autoComplete[field.name]}
        />
      )
    case 'country':
      return (
        <SelectField
          {...common}
          placeholder={t`Please choose`}
          {...countryOptions(choices.countries, i18n.locale, [countryOfSite(site.localization)])}
          autoComplete="country"
        />
      )
    case 'state': {
      const chosen = countryByCode(choices.countries, country)
      return (
        <SelectField
          key={country}
          {...common}
          placeholder={t`Please choose`}
          options={chosen ? stateOptions(chosen, i18n.locale) : []}
          autoComplete="address-level1"
        />
      )
    }
    case 'found-us':
      return (
        <SelectField
          {...common}
          placeholder={t`Please choose`}
          options={choices.foundUsOptions.map((it) => ({ value: it.id, label: foundUsLabel(it) }))}
          autoComplete="off"
        />
      )
    case 'checkbox':
      // Only the terms have one.
      return null
    default:
      return (
        <TextField
          {...common}
          hint={
            field.name === 'institution' ? (
              <Trans>Your university, institute or company.</Trans>
            ) : undefined
          }
          autoComplete={autoComplete[field.name]}
          spellCheck={false}
        />
      )
  }
}

type TermsProps = { optional: boolean; links: AccountFieldSite['config']['links'] }

function Terms({ links, optional }: TermsProps) {
  return (
    <CheckboxField
      name={fieldName('agreeToTOS')}
      optional={optional}
      label={
        <Trans>
          I agree to the <ExternalLink href={links.termsOfService}>terms of service</ExternalLink>{' '}
          and have read the <ExternalLink href={links.privacyPolicy}>privacy policy</ExternalLink>
        </Trans>
      }
    />
  )
}
