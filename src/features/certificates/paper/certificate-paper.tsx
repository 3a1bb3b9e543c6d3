import { Trans, useLingui } from '@lingui/react/macro'
import type { Certificate } from '../../../api/certificates.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Mark } from '../../../ui/page/mark.tsx'
import { keptInitials } from '../certificate-rules.ts'
import { titleLanguage } from '../title-language.ts'
import styles from './certificate-paper.module.css'

/** Titles and names are of any language. */
function Written({ text, missing }: { text: string | null; missing: string }) {
  const { i18n } = useLingui()
  return text?.trim() ? (
    <span lang={titleLanguage(text, i18n.locale) ?? ''} dir="auto">
      {text}
    </span>
  ) : (
    <span className={styles.missing}>{missing}</span>
  )
}

export function CertificatePaper({ certificate }: { certificate: Certificate }) {
  const { t, i18n } = useLingui()
  const { code, title, authors, issuedOn, externalId } = certificate
  const day = formatLongDate(parseInstant(issuedOn), { zone: 'UTC', language: i18n.locale })
  return (
    <article className={styles.paper} aria-label={t`Editing certificate`}>
      <Mark />
      <h2 className={styles.heading}>
        <Trans>Editing certificate</Trans>
      </h2>
      <p className={styles.statement}>
        <Trans>
          This document certifies that the manuscript named below was edited for proper English
          language, grammar, punctuation, spelling and style by qualified editors who are native
          speakers of English.
        </Trans>
      </p>
      <dl className={styles.work}>
        <div>
          <dt>
            <Trans>Manuscript title</Trans>
          </dt>
          <dd className={styles.title}>
            <Written text={title} missing={t`No title yet`} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Authors</Trans>
          </dt>
          <dd className={styles.authors}>
            <Written text={authors && keptInitials(authors)} missing={t`No authors named yet`} />
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Issued on</Trans>
          </dt>
          <dd>
            <time dateTime={issuedOn}>{day}</time>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Order number</Trans>
          </dt>
          <dd>{externalId}</dd>
        </div>
        <div>
          <dt>
            <Trans>Verification code</Trans>
          </dt>
          <dd className={styles.code}>{code}</dd>
        </div>
      </dl>
    </article>
  )
}
