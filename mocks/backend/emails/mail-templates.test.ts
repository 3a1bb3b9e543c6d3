import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { mailSamples } from './mail-samples.ts'
import type { MailRecipient } from './mail-template.ts'
import { refusedCardMail } from './refused-card-mail.ts'
import type { Mail } from './send-mail.ts'

const readerIn = (
  language: Schemas['Language'],
  fullName: string | null = 'Ana Gil',
): MailRecipient => ({
  to: 'ana@example.edu',
  language,
  fullName,
})
const linesOf = ({ subject, paragraphs, links }: Mail) => [
  subject,
  ...paragraphs,
  ...links.map(({ label }) => label),
]
const letters: Record<Schemas['Language'], RegExp> = {
  en: /[a-z]/,
  cn: /\p{Script=Han}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}]|様$/u,
  br: /[a-z]/,
  es: /[a-z]/,
}
const languages = ['en', 'cn', 'jp', 'br', 'es'] as const

it('covers every kind of mail', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('-mail.ts'))
  const kinds = files.map((name) => name.replace('-mail.ts', '')).filter((name) => name !== 'send')
  const proved = Object.keys(mailSamples).map((name) => name.split(' ')[0])
  expect([...new Set(proved)].toSorted()).toEqual(kinds.toSorted())
})

describe.each(Object.entries(mailSamples))(
  'the mail %s',
  (_, { make, says = [], saysIn = [], links }) => {
    it.each(languages)('has subject, greeting and content in %s', (language) => {
      const mail = make(readerIn(language))
      expect(mail).toMatchObject({ to: 'ana@example.edu', language })
      expect(mail.paragraphs.length).toBeGreaterThan(1)
      expect(mail.paragraphs[0]).toContain('Ana Gil')
      for (const line of linesOf(mail)) expect(line).toMatch(letters[language])
      const text = linesOf(mail).join('\n')
      for (const value of [...says, ...saysIn.map((texts) => texts[language])]) {
        expect(text).toContain(value)
      }
    })

    it.each(languages)('links below the language %s, or out of the portal', (language) => {
      const hrefs = make(readerIn(language)).links.map(({ href }) => href)
      const expected = links.map((path) =>
        /^\/(api|external|support)\//.test(path) ? path : `/${language}${path}`,
      )
      expect(hrefs).toEqual(expected)
    })

    it('has different lines in each language', () => {
      const lines = languages.map((language) => linesOf(make(readerIn(language))))
      for (const [index] of (lines[0] ?? []).entries()) {
        expect(new Set(lines.map((own) => own[index])).size).toBe(languages.length)
      }
    })
  },
)

it.each([
  ['en', 'Dear colleague,'],
  ['cn', '尊敬的老师，您好：'],
  ['jp', 'お世話になっております。'],
  ['br', 'Prezado(a) colega,'],
  ['es', 'Estimado/a colega:'],
] as const)('greets a recipient without a name in %s', (language, salutation) => {
  expect(refusedCardMail(readerIn(language, null), {}).paragraphs[0]).toBe(salutation)
})
