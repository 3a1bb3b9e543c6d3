import type { Schemas } from '../../world/rows/contract-types.ts'

export const ENGLISH = 1
export const CHINESE = 2

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

export const manuscriptLanguages: readonly Schemas['ManuscriptLanguage'][] = languages.map(
  ({ id, name }) => ({
    id,
    name,
  }),
)

export function languageIdOf(code: string): number | undefined {
  return languages.find((language) => language.code === code)?.id
}

export function isManuscriptLanguage(id: number): boolean {
  return languages.some((language) => language.id === id)
}
