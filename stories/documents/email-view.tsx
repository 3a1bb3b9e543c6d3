import type { Mail } from '../../mocks/backend/emails/send-mail.ts'
import { plainTag, tagOf } from '../../src/i18n/locales.ts'
import styles from './documents.module.css'

/** As it arrives; its links are disabled, and each address is printed below its label. */
export function MailSheet({ mail }: { mail: Mail }) {
  const { language, subject, to, paragraphs, links } = mail
  return (
    <article className={styles.mail} lang={plainTag(tagOf(language))} aria-label={subject}>
      <header>
        <p className={styles.to} lang="en">
          Galley → {to}
        </p>
        <h3>{subject}</h3>
      </header>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <span className={styles.link}>{label}</span>
            <code lang="en">{href}</code>
          </li>
        ))}
      </ul>
    </article>
  )
}
