import { plainTag } from '../../i18n/locales.ts'
import type { SelectOption } from '../../ui/form/select-field.tsx'
import type { AccountChoices } from './configured-field.ts'

type Country = AccountChoices['countries'][number]

/** The name of a country in a language (BCP 47); as it came in English, and where there is none. */
export function countryName({ code, name }: Pick<Country, 'code' | 'name'>, tag: string): string {
  const language = plainTag(tag)
  if (language === 'en') return name
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return names.of(code) ?? name
}

/** All countries by their names in a language, in its own order; a site's own country is likely. */
export function countryOptions(
  countries: readonly Country[],
  tag: string,
  likelyCode: string,
): { likely: SelectOption[]; options: SelectOption[] } {
  const { compare } = new Intl.Collator(plainTag(tag))
  const options = countries
    .map((country) => ({ value: country.code, label: countryName(country, tag) }))
    .sort((one, other) => compare(one.label, other.label))
  return {
    likely: options.filter(({ value }) => value === likelyCode),
    options: options.filter(({ value }) => value !== likelyCode),
  }
}

/** Countries whose codes of states are their names in the country's own language. */
const writtenAtHome: Readonly<Record<string, string>> = { CN: 'zh-Hans', JP: 'ja' }

/** The states of a country as its readers know them, in the order in which they came. */
export function stateOptions({ code, states }: Country, tag: string): SelectOption[] {
  const atHome = writtenAtHome[code] === tag
  return states.map((state) => ({ value: state.code, label: atHome ? state.code : state.name }))
}
