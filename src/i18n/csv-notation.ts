import type { CsvNotation } from '../lib/csv.ts'
import type { SiteLanguage } from './locales.ts'

const byPoint: CsvNotation = { separator: ',', decimalSign: '.' }
const byComma: CsvNotation = { separator: ';', decimalSign: ',' }

const notations: Record<SiteLanguage, CsvNotation> = {
  en: byPoint,
  cn: byPoint,
  jp: byPoint,
  br: byComma,
  es: byComma,
}

/** That of Excel where the language is spoken. */
export const csvNotationOf = (language: SiteLanguage): CsvNotation => notations[language]
