import { plainTag } from '../../../../i18n/locales.ts'

/** From 0 to 10, with one decimal. */
export function formatScore(score: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(plainTag(language), digits).format(score)
}
