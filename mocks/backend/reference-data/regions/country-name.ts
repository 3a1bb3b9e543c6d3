import type { Schemas } from '../../../world/rows/contract-types.ts'
import { languageTags } from '../../rules/language-tags.ts'
import type { ReferenceCountry } from './countries.ts'

export function countryNameIn(
  { code, name }: Pick<ReferenceCountry, 'code' | 'name'>,
  language: Schemas['Language'],
): string {
  if (language === 'en') return name
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region', fallback: 'none' })
  return names.of(code) ?? name
}
