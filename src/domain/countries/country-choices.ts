import type { AccountData } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { plainTag } from '../../i18n/locales.ts'
import type { SelectOption } from '../../ui/form/fields/select-field.tsx'

export type Country = AccountData['countries'][number]

/** By ISO 3166 alpha-2 code. */
export function countryByCode(countries: readonly Country[], code: string): Country | undefined {
  return countries.find((country) => country.code === code)
}

/** The country of a site, by ISO 3166 alpha-2 code. */
export const countryOfSite = ({ code }: Pick<Application['localization'], 'code'>): string =>
  String(code).toUpperCase()

/** In a language (BCP 47), falling back to the server's English name. */
export function countryName({ code, name }: Pick<Country, 'code' | 'name'>, tag: string): string {
  const language = plainTag(tag)
  // Intl refuses what is no code at all.
  if (language === 'en' || !/^[a-z]{2}$/i.test(code)) return name
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return names.of(code) ?? name
}

/** Sorted by name in the language (BCP 47); `likely` keeps the order of its codes. */
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

/** Countries whose state codes are the states' native names. */
const nativeStateCodes: Readonly<Record<string, string>> = { CN: 'zh-Hans', JP: 'ja' }

export function stateOptions({ code, states }: Country, tag: string): SelectOption[] {
  const isNative = nativeStateCodes[code] === tag
  return states.map((state) => ({ value: state.code, label: isNative ? state.code : state.name }))
}
