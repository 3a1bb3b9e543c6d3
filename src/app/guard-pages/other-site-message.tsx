import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'
import { countryName, countryOfSite } from '../../domain/countries/country-choices.ts'
import { isSiteLanguage, plainTag, tagOf } from '../../i18n/locales.ts'
import { supportAddress } from '../../lib/support-address.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { likelySite } from './likely-site.ts'
import styles from './other-site-message.module.css'

export function OtherSiteMessage({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery({ ...applicationQuery(), enabled: false })
  const others = data?.localizations.filter(({ code }) => code !== data.localization.code) ?? []
  const likely = likelySite(others, user)
  const sites = likely ? [likely, ...others.filter((site) => site !== likely)] : others
  const { email } = user
  const site = data?.localization
  const here = site && countryName({ ...site, code: countryOfSite(site) }, i18n.locale)
  return (
    <>
      <PageHeading
        alone
        title={t`Your account belongs to another site`}
        lead={
          <Trans>
            This account was opened on another country’s site, so it can’t be used here. Please sign
            in where you registered, or write to{' '}
            <a href={`mailto:${supportAddress}`}>{supportAddress}</a>.
          </Trans>
        }
        action={
          <ul className={styles.sites} aria-label={t`Our other sites`}>
            {sites.map((site) => (
              <li key={site.url}>
                <ButtonAnchor
                  variant={site === likely ? 'filled' : 'quiet'}
                  href={addressIn(site.url)}
                  lang={isSiteLanguage(site.language) ? plainTag(tagOf(site.language)) : undefined}
                >
                  {site.name}
                </ButtonAnchor>
              </li>
            ))}
          </ul>
        }
      />
      <p className={styles.account}>
        {here ? (
          <Trans>
            You are signed in as {email} on this site: {here}.
          </Trans>
        ) : null}
      </p>
    </>
  )
}
