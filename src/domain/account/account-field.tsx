import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Application } from '../../api/application.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { CheckboxField } from '../../ui/form/fields/checkbox-field.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { EmailField, TextField } from '../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { PasswordField } from '../../ui/form/password/password-field.tsx'
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
  const { i18n } = useLingui()
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
          hint={signsInByPassword ? <Trans>You’ll use this to sign in.</Trans> : undefined}
          autoComplete={signsInByPassword ? 'username' : 'email'}
        />
      )
    case 'password':
      return <NewPasswordField {...common} minLength={field.minLength} />
    case 'select':
    case 'country':
    case 'state':
    case 'found-us':
      return (
        <ChoiceField
          key={field.type === 'state' ? country : undefined}
          {...common}
          {...choicesOf(field, { choices, site, country, locale: i18n.locale })}
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

type NamedProps = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'optional'>

type PasswordProps = NamedProps & Pick<ListedField, 'minLength'>

function NewPasswordField({ minLength, ...named }: PasswordProps) {
  return (
    <PasswordField
      {...named}
      hint={
        minLength === null ? undefined : (
          <Plural value={minLength} one="At least # character." other="At least # characters." />
        )
      }
      autoComplete="new-password"
    />
  )
}

type Choices = Pick<ComponentProps<typeof SelectField>, 'options' | 'likely' | 'autoComplete'>

function ChoiceField(props: NamedProps & Choices) {
  const { t } = useLingui()
  return <SelectField {...props} placeholder={t`Please choose`} />
}

type ChoiceInput = Pick<Props, 'choices' | 'site'> & { country: string; locale: string }

function choicesOf(field: ListedField, { choices, site, country, locale }: ChoiceInput): Choices {
  switch (field.type) {
    case 'country': {
      const likely = [countryOfSite(site.localization)]
      return { ...countryOptions(choices.countries, locale, likely), autoComplete: 'country' }
    }
    case 'state': {
      const chosen = countryByCode(choices.countries, country)
      const options = chosen ? stateOptions(chosen, locale) : []
      return { options, autoComplete: 'address-level1' }
    }
    case 'found-us': {
      const options = choices.foundUsOptions.map((it) => ({
        value: it.id,
        label: foundUsLabel(it),
      }))
      return { options, autoComplete: 'off' }
    }
    default: {
      const options = field.options.map((it) => ({ value: it.id, label: optionLabel(it) }))
      return { options, autoComplete: autoComplete[field.name] }
    }
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
