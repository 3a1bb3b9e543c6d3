import type { components } from '../../../src/api/generated/schema.gen.ts'
import { languageTags } from '../rules/language-tags.ts'
import { spelledDay } from '../rules/spelled-day.ts'
import { writtenMoney } from '../rules/written-money.ts'
import { salutationOf } from './salutation.ts'
import type { Mail } from './send-mail.ts'

type Schemas = components['schemas']

/** Recipient of a mail; `fullName` is null if only the address is known. */
export type Reader = { to: string; language: Schemas['Language']; fullName: string | null }

/** Text after the salutation; `links` holds each link's label. */
export type MailContent<Link extends string> = {
  subject: string
  paragraphs: readonly string[]
  links: Record<Link, string>
}

export type Writing = {
  /** An amount in major units; the notation depends on the currency. */
  money: (amount: number, currency: Schemas['Currency']) => string
  /** The day of an instant (epoch milliseconds) in an IANA zone. */
  day: (instant: number, zone: string) => string
  /** Joins names, as in `A, B and C`. */
  list: (names: readonly string[]) => string
}

type Kind<Given, Link extends string> = {
  /** Portal paths are without the language. */
  links: (given: Given) => readonly { name: Link; path: string }[]
  content: Record<Schemas['Language'], (given: Given, write: Writing) => MailContent<Link>>
}

function writingFor(language: Schemas['Language']): Writing {
  return {
    money: writtenMoney,
    day: (instant, zone) => spelledDay(instant, { language, zone }),
    list: (names) => new Intl.ListFormat(languageTags[language]).format(names),
  }
}

function addressOf(path: string, language: Schemas['Language']): string {
  return /^\/(api|external|support)\//.test(path) ? path : `/${language}${path}`
}

/** Creates the function that writes one kind of mail. */
export function mailKind<Given, Link extends string>({ links, content }: Kind<Given, Link>) {
  return (reader: Reader, given: Given): Mail => {
    const { to, language } = reader
    const {
      subject,
      paragraphs,
      links: linkLabels,
    } = content[language](given, writingFor(language))
    return {
      to,
      language,
      subject,
      paragraphs: [salutationOf(reader), ...paragraphs],
      links: links(given).map(({ name, path }) => ({
        label: linkLabels[name],
        href: addressOf(path, language),
      })),
    }
  }
}
