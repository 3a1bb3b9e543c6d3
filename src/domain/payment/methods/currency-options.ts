import type { SelectOption } from '../../../ui/form/fields/select-field.tsx'

/** Currencies by their codes (ISO 4217), named in a language and in the order given: "US Dollar (USD)". */
export function currencyOptions(codes: readonly string[], language: string): SelectOption[] {
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' })
  return codes.map((code) => {
    const name = names.of(code)
    return { value: code, label: name ? `${name} (${code})` : code }
  })
}
