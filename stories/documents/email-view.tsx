import type { Mail } from '../../mocks/backend/emails/send-mail.ts'
import { plainTag, tagOf } from '../../src/i18n/locales.ts'
import styles from './documents.module.css'

/** Links are disabled. */
export function MailSheet({ mail }: { mail: Mail }) {
  const { language, subject, to, paragraphs, links } = mail
  return (
    <article className={styles.sheet} lang={plainTag(tagOf(language))} aria-label={subject}>
      <h3>{subject}</h3>
      <p className={styles.to}>{to}</p>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <span className={styles.link}>{label}</span> <code>{href}</code>
          </li>
        ))}
      </ul>
    </article>
  )
}
