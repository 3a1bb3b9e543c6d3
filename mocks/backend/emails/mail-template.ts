import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { formatAmount } from '../rules/format-amount.ts'
import { formatLocalDay } from '../rules/format-local-day.ts'
import { languageTags } from '../rules/language-tags.ts'
import { salutationOf } from './salutation.ts'
import type { Mail } from './send-mail.ts'

/** Recipient of a mail; `fullName` is null if only the address is known. */
export type MailRecipient = { to: string; language: Schemas['Language']; fullName: string | null }

type MailContent<Link extends string> = {
  subject: string
  paragraphs: readonly string[]
  links: Record<Link, string>
}

type MailFormats = {
  /** An amount in major units; the notation depends on the currency. */
  money: (amount: number, currency: Schemas['Currency']) => string
  /** The day of an instant in an IANA zone. */
  day: (instant: Instant, zone: string) => string
  list: (names: readonly string[]) => string
}

type MailTemplate<Data, Link extends string> = {
  links: (data: Data) => readonly { name: Link; path: string }[]
  content: Record<Schemas['Language'], (data: Data, formats: MailFormats) => MailContent<Link>>
}

function formatsFor(language: Schemas['Language']): MailFormats {
  return {
    money: formatAmount,
    day: (instant, zone) => formatLocalDay(instant, { language, zone }),
    list: (names) => new Intl.ListFormat(languageTags[language]).format(names),
  }
}

function addressOf(path: string, language: Schemas['Language']): string {
  return /^\/(api|external|support)\//.test(path) ? path : `/${language}${path}`
}

export function mailTemplate<Data, Link extends string>({
  links,
  content,
}: MailTemplate<Data, Link>) {
  return (recipient: MailRecipient, data: Data): Mail => {
    const { to, language } = recipient
    const { subject, paragraphs, links: linkLabels } = content[language](data, formatsFor(language))
    return {
      to,
      language,
      subject,
      paragraphs: [salutationOf(recipient), ...paragraphs],
      links: links(data).map(({ name, path }) => ({
        label: linkLabels[name],
        href: addressOf(path, language),
      })),
    }
  }
}
