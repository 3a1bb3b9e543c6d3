import type { SelectOption } from '../../../ui/form/fields/select-field.tsx'
import { currencyLabel } from '../../money/currency-label.ts'

/** Of ISO 4217 codes. */
export const currencyOptions = (codes: readonly string[], language: string): SelectOption[] =>
  codes.map((isoCode) => ({ value: isoCode, label: currencyLabel({ isoCode }, language) }))
