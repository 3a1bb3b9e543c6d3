export const siteLanguages = ['en', 'cn', 'jp', 'br', 'es'] as const

export type SiteLanguage = (typeof siteLanguages)[number]

export const defaultLanguage: SiteLanguage = 'en'

const languageTags = ['en', 'zh-Hans', 'ja', 'pt-BR', 'es', 'pseudo'] as const

export type LanguageTag = (typeof languageTags)[number]

type Language = { tag: LanguageTag; ownName: string }

const languages: Record<SiteLanguage, Language> = {
  en: { tag: 'en', ownName: 'English' },
  cn: { tag: 'zh-Hans', ownName: '中文' },
  jp: { tag: 'ja', ownName: '日本語' },
  br: { tag: 'pt-BR', ownName: 'Português' },
  es: { tag: 'es', ownName: 'Español' },
}

export function isSiteLanguage(value: unknown): value is SiteLanguage {
  return siteLanguages.some((language) => language === value)
}

export function isLanguageTag(value: unknown): value is LanguageTag {
  return languageTags.some((tag) => tag === value)
}

export function tagOf(language: SiteLanguage): LanguageTag {
  return languages[language].tag
}

export function ownNameOf(language: SiteLanguage): string {
  return languages[language].ownName
}

export function siteLanguageOf(tag: string): SiteLanguage {
  return siteLanguages.find((language) => languages[language].tag === tag) ?? defaultLanguage
}

export function plainTag(tag: string): string {
  return tag === 'pseudo' ? 'en' : tag
}
