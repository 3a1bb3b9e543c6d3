export type AddressParts = Partial<
  Record<
    'name' | 'organization' | 'address1' | 'address2' | 'city' | 'state' | 'zip',
    string | null | undefined
  >
>

type AddressCountry = {
  code: string
  name: string
  states: readonly { code: string; name: string }[]
}

const recipient = ['{name}', '{organization}', '{address1}', '{address2}']
const to = (...lines: string[]) => [...recipient, ...lines, '{country}']

const townFirst = to('{city}, {state} {zip}')
const codeFirst = to('{zip} {city}, {state}')

/** Formats that differ from the default, by the Universal Postal Union's templates. */
const FORMATS: Record<string, readonly string[]> = {
  AU: to('{city} {state} {zip}'),
  BR: to('{city} - {state}', '{zip}'),
  CA: to('{city} {state} {zip}'),
  GB: to('{city}', '{state}', '{zip}'),
  IE: to('{city}', '{state}', '{zip}'),
  IN: to('{city} {zip}', '{state}'),
  KR: to('{city}, {state} {zip}'),
}

const CODE_FIRST = new Set(
  `AD AR AT BA BE BG BY CH CL CY CZ DE DK EE ES FI FO FR GL GR HR HU IL IS IT LI LT LU LV MA MC MD ME
  MK MX NL NO PL PT RO RS SE SI SK SM TN TR UY VA`.split(/\s+/),
)

const bigToSmall = (zip: string) => [
  '{country}',
  zip,
  '{state}{city}',
  '{address1}',
  '{address2}',
  '{organization}',
  '{name}',
]

const OWN_CHARACTERS: Record<string, readonly string[]> = {
  CN: bigToSmall('{zip}'),
  JP: bigToSmall('〒{zip}'),
  TW: bigToSmall('{zip}'),
}

const isEastAsian = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

function formatOf(code: string | undefined, isOwn: boolean): readonly string[] {
  if (code === undefined) return townFirst
  const own = isOwn ? OWN_CHARACTERS[code] : undefined
  return own ?? FORMATS[code] ?? (CODE_FIRST.has(code) ? codeFirst : townFirst)
}

function filled(line: string, parts: Record<string, string>): string {
  let text = ''
  for (const [, between = '', part = ''] of line.matchAll(/([^{}]*)\{(\w+)\}/g)) {
    const value = parts[part] ?? ''
    const isFirst = line.startsWith(`${between}{${part}}`)
    if (value) text += (text || isFirst ? between : '') + value
  }
  return text
}

export function formatAddress(
  address: AddressParts,
  country: AddressCountry | undefined,
): string[] {
  const texts = Object.entries(address).map(([part, text]) => [part, text?.trim() ?? ''] as const)
  const parts: Record<string, string> = Object.fromEntries(texts)
  const { address1 = '', city = '', state = '' } = parts
  const isOwn = isEastAsian(address1 + city)
  const region = country?.states.find(({ code }) => code === state)
  // A state's code may be in local characters, unreadable in a Latin address.
  if (region && isEastAsian(state) && !isOwn) parts.state = region.name
  // A municipality's city already contains its province.
  if (isOwn && state && city.startsWith(state)) parts.state = ''
  const all = { ...parts, country: country?.name ?? '' }
  return formatOf(country?.code, isOwn)
    .map((line) => filled(line, all))
    .filter((line) => line !== '')
}
