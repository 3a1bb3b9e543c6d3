import type { components } from '../../../src/api/generated/schema.gen.ts'
import { languageTags } from '../rules/language-tags.ts'
import { spelledDay } from '../rules/spelled-day.ts'
import { writtenMoney } from '../rules/written-money.ts'
import { salutationOf } from './salutation.ts'
import type { Mail } from './send-mail.ts'

type Schemas = components['schemas']

/** Whom a mail goes to; the name is null where no more than the address is known. */
export type Reader = { to: string; language: Schemas['Language']; fullName: string | null }

/** What a mail says after its salutation; `links` holds the words of each link by its name. */
export type MailWords<Link extends string> = {
  subject: string
  paragraphs: readonly string[]
  links: Record<Link, string>
}

/** Writes values as the reader's language writes them. */
export type Writing = {
  /** An amount in major units; its notation goes by currency, as on all documents. */
  money: (amount: number, currency: Schemas['Currency']) => string
  /** The day of an instant (epoch milliseconds) in a zone (IANA name). */
  day: (instant: number, zone: string) => string
  /** Names in a row, as in `A, B and C`. */
  list: (names: readonly string[]) => string
}

type Kind<Given, Link extends string> = {
  /** Where each link leads: below the language for the portal, as it is outside of it. */
  links: (given: Given) => readonly { name: Link; path: string }[]
  words: Record<Schemas['Language'], (given: Given, write: Writing) => MailWords<Link>>
}

function writingFor(language: Schemas['Language']): Writing {
  return {
    money: writtenMoney,
    day: (instant, zone) => spelledDay(instant, { language, zone }),
    list: (names) => new Intl.ListFormat(languageTags[language]).format(names),
  }
}

function addressOf(path: string, language: Schemas['Language']): string {
  return /^\/(api|outside|support)\//.test(path) ? path : `/${language}${path}`
}

/** A kind of mail from its words in every language: what makes one for a reader. */
export function mailKind<Given, Link extends string>({ links, words }: Kind<Given, Link>) {
  return (reader: Reader, given: Given): Mail => {
    const { to, language } = reader
    const { subject, paragraphs, links: linkWords } = words[language](given, writingFor(language))
    return {
      to,
      language,
      subject,
      paragraphs: [salutationOf(reader), ...paragraphs],
      links: links(given).map(({ name, path }) => ({
        words: linkWords[name],
        href: addressOf(path, language),
      })),
    }
  }
}
