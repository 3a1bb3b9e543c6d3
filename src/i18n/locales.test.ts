import { describe, expect, it } from 'vitest'
import {
  isSiteLanguage,
  ownNameOf,
  plainTag,
  siteLanguageOf,
  siteLanguages,
  tagOf,
} from './locales.ts'

describe('locales', () => {
  it.each([
    ['en', 'en', 'English'],
    ['cn', 'zh-Hans', '中文'],
    ['jp', 'ja', '日本語'],
    ['br', 'pt-BR', 'Português'],
    ['es', 'es', 'Español'],
  ] as const)('%s is %s and calls itself %s', (language, tag, ownName) => {
    expect(tagOf(language)).toBe(tag)
    expect(ownNameOf(language)).toBe(ownName)
    expect(siteLanguageOf(tag)).toBe(language)
  })

  it('maps each locale to a tag that Intl supports', () => {
    for (const language of siteLanguages) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(tagOf(language))).toHaveLength(1)
    }
    expect(plainTag('pseudo')).toBe('en')
  })

  it('falls back to English for a language that the site does not have', () => {
    expect(siteLanguageOf('fr')).toBe('en')
  })

  it.each([
    ['br', true],
    ['pt-BR', false],
    ['', false],
    [undefined, false],
  ])('says of %s whether it is a site language: %s', (value, expected) =>
    expect(isSiteLanguage(value)).toBe(expected),
  )
})
