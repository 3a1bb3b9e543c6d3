import { Trans, useLingui } from '@lingui/react/macro'
import { plainTag, tagOf } from '../../../src/i18n/locales.ts'
import { addressIn } from '../../../src/lib/url/address-in.ts'
import type { MailRow } from '../../world/rows/rows.ts'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { waitingExternalPages } from './waiting-external-pages.ts'

export function OutboxSection() {
  const { i18n } = useLingui()
  const { page } = useDevtools()
  const waiting = waitingExternalPages(page.world)
  const mails = [...page.world.mails.all()].toSorted((a, b) => b.createdAt - a.createdAt)
  const at = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <h4>
        <Trans>External pages waiting for an answer</Trans>
      </h4>
      {waiting.length === 0 ? (
        <p className={styles.hint}>
          <Trans>No pages are waiting.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {waiting.map(({ address, name }) => (
            <li key={address}>
              <a href={addressIn(address)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <h4>
        <Trans>E-mails</Trans>
      </h4>
      {mails.length === 0 ? (
        <p className={styles.hint}>
          <Trans>No e-mails yet.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {mails.map((mail) => (
            <MailItem key={mail.identity} mail={mail} sentAt={at.format(mail.createdAt)} />
          ))}
        </ul>
      )}
    </>
  )
}

function MailItem({ mail, sentAt }: { mail: MailRow; sentAt: string }) {
  const { to, language, subject, paragraphs, links } = mail
  return (
    <li>
      <details>
        <summary>
          <strong lang={plainTag(tagOf(language))}>{subject}</strong>{' '}
          <span className={styles.hint}>
            {to}, {sentAt}
          </span>
        </summary>
        <div lang={plainTag(tagOf(language))}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul className={styles.list}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={addressIn(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}
