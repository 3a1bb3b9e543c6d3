import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { components } from '../../../src/api/schema.gen.ts'
import { currencies } from '../catalogue/currencies.ts'
import { failedPaymentMail } from './failed-payment-mail.ts'
import { fapiaoIssuedMail } from './fapiao-issued-mail.ts'
import { invoiceMail } from './invoice-mail.ts'
import { levelReachedMail } from './level-reached-mail.ts'
import type { Reader } from './mail-kind.ts'
import { orderCompletedMail } from './order-completed-mail.ts'
import { orderReceivedMail } from './order-received-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { priceQuoteMail } from './price-quote-mail.ts'
import { receiptMail } from './receipt-mail.ts'
import { referralMail } from './referral-mail.ts'
import { refusedCardMail } from './refused-card-mail.ts'
import type { Mail } from './send-mail.ts'
import { welcomeMail } from './welcome-mail.ts'

type Language = components['schemas']['Language']
type Case = {
  make: (reader: Reader) => Mail
  /** What must be read in every language. */
  says?: readonly string[]
  /** The day that is told, if one is. */
  day?: Record<Language, string>
  /** The links, those of the portal without their language. */
  links: readonly string[]
}

const EUR = currencies.EUR
const zone = 'Asia/Tokyo'
// The third of April in Tokyo, and still the second in UTC.
const late = Date.UTC(2026, 3, 2, 20)
const thirdOfApril: Record<Language, string> = {
  en: 'April 3, 2026',
  cn: '2026年4月3日',
  jp: '2026年4月3日',
  br: '3 de abril de 2026',
  es: '3 de abril de 2026',
}

const invoice = { invoiceNumber: 'ES-91001', total: 1240.5, currency: EUR, submission: 'Barley' }
const order = { externalId: 'GA-10481', title: 'Barley roots in drought' }
const services = ['Premium Editing', 'Cover Letter']
const invoices = '/researcher/invoices'
const details = '/researcher/details/GA-10481'

const cases: Record<string, Case> = {
  'password-reset': {
    make: (reader) => passwordResetMail(reader, { hash: '0ac1', userIdentity: 'user-7' }),
    links: ['/login/reset-password/0ac1/user-7'],
  },
  welcome: {
    make: (reader) => welcomeMail(reader, { email: 'ana@example.edu' }),
    says: ['ana@example.edu'],
    links: ['/researcher'],
  },
  'invoice with a balance': {
    make: (reader) => invoiceMail(reader, { ...invoice, balance: 40.25 }),
    says: ['ES-91001', '1.240,50 €', '40,25 €', 'Barley'],
    links: [invoices],
  },
  'invoice that is paid': {
    make: (reader) => invoiceMail(reader, { ...invoice, balance: 0 }),
    says: ['ES-91001', '1.240,50 €', 'Barley'],
    links: [invoices],
  },
  receipt: {
    make: (reader) => receiptMail(reader, { receiptCode: 'RC-7', total: 48, currency: EUR }),
    says: ['RC-7', '48 €'],
    links: [invoices],
  },
  'failed-payment': {
    make: (reader) =>
      failedPaymentMail(reader, { receiptCode: 'RC-8', amount: 12.5, currency: EUR }),
    says: ['RC-8', '12,50 €'],
    links: [invoices],
  },
  'refused-card': { make: (reader) => refusedCardMail(reader, {}), links: [invoices] },
  'order-received with files': {
    make: (reader) => orderReceivedMail(reader, { ...order, services, awaitsFiles: false }),
    says: ['GA-10481', order.title, ...services],
    links: [details],
  },
  'order-received without files': {
    make: (reader) => orderReceivedMail(reader, { ...order, services, awaitsFiles: true }),
    says: ['GA-10481', order.title, ...services],
    links: [details],
  },
  'order-completed and paid': {
    make: (reader) => orderCompletedMail(reader, { ...order, author: 'Li Na', canDownload: true }),
    says: ['GA-10481', order.title, 'Li Na'],
    links: [details],
  },
  'order-completed and unpaid': {
    make: (reader) => orderCompletedMail(reader, { ...order, author: 'Li Na', canDownload: false }),
    says: ['GA-10481', order.title, 'Li Na'],
    links: [details],
  },
  'price-quote': {
    make: (reader) =>
      priceQuoteMail(reader, {
        estimateId: 'PQ-10481',
        total: 480,
        currency: EUR,
        validUntil: late,
        zone,
      }),
    says: ['PQ-10481', '480 €'],
    day: thirdOfApril,
    links: ['/api/price-quote/PQ-10481/pdf', '/researcher/submit/resume'],
  },
  referral: {
    make: (reader) =>
      referralMail(reader, { friend: 'Omar Said', companyName: 'Galley', referralCode: 'A B' }),
    says: ['Omar Said', 'Galley'],
    links: ['/register?referral=A%20B'],
  },
  'level-reached': {
    make: (reader) =>
      levelReachedMail(reader, {
        level: 'elite',
        code: 'ELITE-X7',
        percent: 15,
        endsAt: late,
        zone,
      }),
    says: ['Elite', 'ELITE-X7', '15'],
    day: thirdOfApril,
    links: ['/researcher/rewards'],
  },
  'fapiao-issued': {
    make: (reader) =>
      fapiaoIssuedMail(reader, {
        number: '26332000000012345678',
        url: '/outside/fapiao/26332000000012345678',
        organizationName: '清华大学',
      }),
    says: ['26332000000012345678', '清华大学'],
    links: ['/outside/fapiao/26332000000012345678', invoices],
  },
}

const readerIn = (language: Language, fullName: string | null = 'Ana Gil'): Reader => ({
  to: 'ana@example.edu',
  language,
  fullName,
})
const linesOf = ({ subject, paragraphs, links }: Mail) => [
  subject,
  ...paragraphs,
  ...links.map(({ words }) => words),
]
const letters: Record<Language, RegExp> = {
  en: /[a-z]/,
  cn: /\p{Script=Han}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}]|様$/u,
  br: /[a-z]/,
  es: /[a-z]/,
}
const languages = ['en', 'cn', 'jp', 'br', 'es'] as const

it('proves every kind of mail', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('-mail.ts'))
  const kinds = files.map((name) => name.replace('-mail.ts', '')).filter((name) => name !== 'send')
  const proved = Object.keys(cases).map((name) => name.split(' ')[0])
  expect([...new Set(proved)].toSorted()).toEqual(kinds.toSorted())
})

describe.each(Object.entries(cases))('the mail %s', (_, { make, says = [], day, links }) => {
  it.each(languages)('says what it has to in %s', (language) => {
    const mail = make(readerIn(language))
    expect(mail).toMatchObject({ to: 'ana@example.edu', language })
    expect(mail.paragraphs.length).toBeGreaterThan(1)
    expect(mail.paragraphs[0]).toContain('Ana Gil')
    for (const line of linesOf(mail)) expect(line).toMatch(letters[language])
    const text = linesOf(mail).join('\n')
    for (const value of [...says, ...(day ? [day[language]] : [])]) expect(text).toContain(value)
  })

  it.each(languages)('leads below the language %s, or out of the portal', (language) => {
    const hrefs = make(readerIn(language)).links.map(({ href }) => href)
    const expected = links.map((path) =>
      /^\/(api|outside)\//.test(path) ? path : `/${language}${path}`,
    )
    expect(hrefs).toEqual(expected)
  })

  it('has each line in the words of each language alone', () => {
    const lines = languages.map((language) => linesOf(make(readerIn(language))))
    for (const [place] of (lines[0] ?? []).entries()) {
      expect(new Set(lines.map((own) => own[place])).size).toBe(languages.length)
    }
  })
})

it.each([
  ['en', 'Dear colleague,'],
  ['cn', '尊敬的老师，您好：'],
  ['jp', 'お世話になっております。'],
  ['br', 'Prezado(a) colega,'],
  ['es', 'Estimado/a colega:'],
] as const)('greets in %s whoever is not known by name', (language, salutation) => {
  expect(refusedCardMail(readerIn(language, null), {}).paragraphs[0]).toBe(salutation)
})
