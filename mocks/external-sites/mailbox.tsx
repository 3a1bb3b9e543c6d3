import { addressIn } from '../../src/lib/url/address-in.ts'
import type { ShownMail } from '../backend/external-sites/mail-list.ts'
import { Sheet } from './sheet.tsx'

const writtenAt = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

function When({ at }: { at: string }) {
  return <time dateTime={at}>{writtenAt(at)}</time>
}

type MailProps = {
  mail: ShownMail
  list: string
}

export function MailView({ mail, list }: MailProps) {
  const { subject, to, at, lang, paragraphs, links } = mail
  return (
    <Sheet heading={subject}>
      <dl>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Sent</dt>
        <dd>
          <When at={at} />
        </dd>
      </dl>
      <article lang={lang}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be alike, and never move.
          <p key={index}>{paragraph}</p>
        ))}
        {links.map(({ label, href }) => (
          <p key={href}>
            <a href={addressIn(href)}>{label}</a>
          </p>
        ))}
      </article>
      <p>
        <a href={list}>All e-mails</a>
      </p>
    </Sheet>
  )
}

type BoxProps = {
  mails: readonly ShownMail[]
  to: string
  hrefOf: (mail: ShownMail) => string
}

const countOf = (count: number) => (count === 1 ? '1 e-mail' : `${count} e-mails`)

export function Mailbox({ mails, to, hrefOf }: BoxProps) {
  return (
    <Sheet heading={to ? `E-mails to ${to}` : 'Mailbox'}>
      <p className="soft">
        E-mails from Galley in this world, newest first. Nothing was really sent.
      </p>
      <form className="filter">
        <label>
          Recipient
          <input type="email" name="to" defaultValue={to} />
        </label>
        <button type="submit">Show</button>
      </form>
      <h2>{mails.length === 0 ? 'No e-mails yet' : countOf(mails.length)}</h2>
      <ul className="mails">
        {mails.map((mail) => (
          <li key={mail.identity}>
            <a href={hrefOf(mail)} lang={mail.lang}>
              {mail.subject}
            </a>
            <p className="soft">
              {mail.to} · <When at={mail.at} />
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
