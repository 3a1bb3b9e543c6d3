import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { languageTags } from '../../rules/language-tags.ts'
import type { Country } from './countries.ts'

export function countryNameIn(
  { code, name }: Pick<Country, 'code' | 'name'>,
  language: components['schemas']['Language'],
): string {
  if (language === 'en') return name
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region', fallback: 'none' })
  return names.of(code) ?? name
}
