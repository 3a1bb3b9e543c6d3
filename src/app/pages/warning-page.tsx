import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { applicationQuery } from '../../api/application.ts'
import { plainTag, tagOf } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { GuardFrame } from '../guards/guard-frame.tsx'
import type { Warning } from '../guards/route-guards.ts'
import { supportAddress } from './support-email.ts'
import styles from './warning-page.module.css'

function SupportAddress() {
  return <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
}

function OtherSites() {
  const { data } = useQuery({ ...applicationQuery(), enabled: false })
  const others = data?.localizations.filter(({ code }) => code !== data.localization.code) ?? []
  if (others.length === 0) return null
  return (
    <Section title={<Trans>Our other sites</Trans>}>
      <ul className={styles.sites}>
        {others.map(({ code, name, url, language }) => (
          <li key={code}>
            <a href={addressIn(url)} lang={plainTag(tagOf(language))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function LocalizationMismatch() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        alone
        title={t`Your account belongs to another site`}
        lead={
          <Trans>
            This account was opened on another country's site, so it can't be used here. Please sign
            in where you registered, or write to <SupportAddress />.
          </Trans>
        }
      />
      <OtherSites />
    </>
  )
}

function CreditNotesLocked() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Your account is locked`}
      lead={
        <Trans>
          Your account's credit notes are locked, so you can't use the account for now. Please write
          to <SupportAddress />, and we'll tell you what is missing and how long it takes. Your
          orders and files are safe.
        </Trans>
      }
    />
  )
}

type Props = { warning: Warning; email: string }

export function WarningPage({ warning, email }: Props) {
  return (
    <GuardFrame>
      {warning === 'localization-mismatch' ? <LocalizationMismatch /> : <CreditNotesLocked />}
      <p className={styles.account}>
        <Trans>You are signed in as {email}.</Trans>
      </p>
    </GuardFrame>
  )
}
