import type { components } from '../../../src/api/generated/schema.gen.ts'

type ManuscriptLanguage = components['schemas']['ManuscriptLanguage']

/** English and Chinese have rules of their own by their numbers. */
export const ENGLISH = 1
export const CHINESE = 2

/** Languages that manuscripts are taken in, with the code (ISO 639-1) that detection gives them. */
const languages = [
  { id: ENGLISH, name: 'English', code: 'en' },
  { id: CHINESE, name: 'Chinese', code: 'zh' },
  { id: 3, name: 'Japanese', code: 'ja' },
  { id: 4, name: 'Korean', code: 'ko' },
  { id: 5, name: 'Portuguese', code: 'pt' },
  { id: 6, name: 'Spanish', code: 'es' },
  { id: 7, name: 'French', code: 'fr' },
  { id: 8, name: 'German', code: 'de' },
  { id: 9, name: 'Italian', code: 'it' },
  { id: 10, name: 'Russian', code: 'ru' },
  { id: 11, name: 'Turkish', code: 'tr' },
]

export const manuscriptLanguages: readonly ManuscriptLanguage[] = languages.map(({ id, name }) => ({
  id,
  name,
}))

/** The number of a language by its code; undefined where manuscripts are not taken in it. */
export function languageIdOf(code: string): number | undefined {
  return languages.find((language) => language.code === code)?.id
}

export function isManuscriptLanguage(id: number): boolean {
  return languages.some((language) => language.id === id)
}
