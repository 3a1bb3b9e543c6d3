import type { SelectOption } from '../../../ui/form/fields/select-field.tsx'

/** Labels ISO 4217 codes as "US Dollar (USD)". */
export function currencyOptions(codes: readonly string[], language: string): SelectOption[] {
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' })
  return codes.map((code) => {
    const name = names.of(code)
    return { value: code, label: name ? `${name} (${code})` : code }
  })
}
