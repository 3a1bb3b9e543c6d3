import type { AccountData } from '../../api/account.ts'
import { plainTag } from '../../i18n/locales.ts'
import type { SelectOption } from '../../ui/form/fields/select-field.tsx'

export type Country = AccountData['countries'][number]

/** The country of two letters; undefined while none is chosen, and for an unknown one. */
export function countryCoded(countries: readonly Country[], code: string): Country | undefined {
  return countries.find((country) => country.code === code)
}

/** The name of a country in a language (BCP 47); as it came in English, and where there is none. */
export function countryName({ code, name }: Pick<Country, 'code' | 'name'>, tag: string): string {
  const language = plainTag(tag)
  if (language === 'en') return name
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return names.of(code) ?? name
}

/**
 * All countries by their names in a language, in its own order; those of the likely codes stand apart,
 * in the order in which they are named.
 */
export function countryOptions(
  countries: readonly Country[],
  tag: string,
  likelyCodes: readonly string[],
): { likely: SelectOption[]; options: SelectOption[] } {
  const { compare } = new Intl.Collator(plainTag(tag))
  const options = countries
    .map((country) => ({ value: country.code, label: countryName(country, tag) }))
    .sort((one, other) => compare(one.label, other.label))
  return {
    likely: [...new Set(likelyCodes)].flatMap((code) =>
      options.filter(({ value }) => value === code),
    ),
    options: options.filter(({ value }) => !likelyCodes.includes(value)),
  }
}

/** Countries whose codes of states are their names in the country's own language. */
const writtenAtHome: Readonly<Record<string, string>> = { CN: 'zh-Hans', JP: 'ja' }

/** The states of a country as its readers know them, in the order in which they came. */
export function stateOptions({ code, states }: Country, tag: string): SelectOption[] {
  const atHome = writtenAtHome[code] === tag
  return states.map((state) => ({ value: state.code, label: atHome ? state.code : state.name }))
}
