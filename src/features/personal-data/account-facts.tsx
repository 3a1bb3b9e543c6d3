import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery, type User } from '../../api/account.ts'
import {
  accountFieldLabels,
  foundUsLabel,
  optionLabel,
} from '../../domain/account/account-field-labels.ts'
import {
  type Country,
  countryByCode,
  countryName,
  stateOptions,
} from '../../domain/countries/country-choices.ts'
import { currencyLabel } from '../../domain/money/currency-label.ts'
import { formatList } from '../../i18n/format-list.ts'
import { isSiteLanguage, ownNameOf } from '../../i18n/locales.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { type Fact, NameValueList } from '../../ui/page/name-value-list.tsx'
import { ShownDate } from '../../ui/page/shown-date.tsx'

function placeOf({ city, state, country: code }: User, countries: readonly Country[], tag: string) {
  const country = countryByCode(countries, code ?? '')
  const states = country ? stateOptions(country, tag) : []
  const stateName = states.find(({ value }) => value === state)?.label ?? state
  return [city, stateName, country ? countryName(country, tag) : code].filter(Boolean).join(', ')
}

function useSignIns({ hasLocalIdentity, linkedAccounts }: User): string {
  const { t, i18n } = useLingui()
  const names = [
    ...(hasLocalIdentity ? [i18n._(accountFieldLabels.password)] : []),
    // The one provider whose name is translated.
    ...linkedAccounts.map(({ name }) => (name === 'WeChat' ? t`WeChat` : name)),
  ]
  return formatList(names, { language: i18n.locale })
}

function usePersonFacts(user: User): Fact[] {
  const { t, i18n } = useLingui()
  const { data: account } = useQuery(accountQuery())
  const { title, foundUs } = user
  return [
    {
      name: i18n._(accountFieldLabels.title),
      value: title && optionLabel({ id: title, name: title }),
    },
    { name: t`Name`, value: user.fullName },
    { name: i18n._(accountFieldLabels.email), value: user.email },
    { name: t`Copy e-mails to`, value: user.secondaryEmail },
    { name: t`Phone number`, value: user.phoneNumber },
    { name: t`ORCID iD`, value: user.orcid },
    { name: i18n._(accountFieldLabels.institution), value: user.institution },
    { name: t`Place`, value: placeOf(user, account?.countries ?? [], i18n.locale) },
    {
      name: i18n._(accountFieldLabels.foundUs),
      value: foundUs && foundUsLabel({ id: foundUs, name: foundUs }),
    },
  ]
}

function useAccountFacts(user: User): Fact[] {
  const { t, i18n } = useLingui()
  const { addresses, customerSince, preferredGroup, language } = user
  return [
    {
      name: t`Saved addresses`,
      value: <Plural value={addresses.length} _0="None" one="# address" other="# addresses" />,
    },
    { name: t`Currency`, value: currencyLabel(user.currency, i18n.locale) },
    {
      name: t`Language`,
      value: isSiteLanguage(language) ? ownNameOf(language) : String(language),
    },
    { name: t`Signing in`, value: useSignIns(user) },
    { name: t`Group code`, value: preferredGroup?.code },
    { name: t`Customer since`, value: customerSince && <ShownDate at={customerSince} /> },
  ]
}

function Facts({ user }: { user: User }) {
  const facts = [...usePersonFacts(user), ...useAccountFacts(user)]
  return <NameValueList facts={facts.filter(({ value }) => Boolean(value))} paired />
}

export function AccountFacts({ user }: { user: User }) {
  return (
    <Section
      title={<Trans>Your account</Trans>}
      action={
        <AppLink to="/$lang/account">
          <Trans>Change your details and addresses</Trans>
        </AppLink>
      }
    >
      <Facts user={user} />
    </Section>
  )
}
