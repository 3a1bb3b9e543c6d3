/** Languages that write decimals with a point; most others use a comma. */
const withPoints: ReadonlySet<string> = new Set(['en', 'zh', 'ja', 'ko', 'th', 'he', 'hi'])
const withoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja'])

export const baseLanguage = (language: string): string => language.toLowerCase().split('-')[0] ?? ''

export const writesDecimalComma = (language: string): boolean => {
  const base = baseLanguage(language)
  return base !== '' && base !== 'und' && !withPoints.has(base)
}

export const writesWithoutSpaces = (language: string): boolean =>
  withoutSpaces.has(baseLanguage(language))
