/** ISO 3166-1 codes of countries that use no postal codes, from the Universal Postal Union. */
const withoutPostalCodes = new Set(
  `AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN
  KP LC ML MO MR MW NR NU QA RW SC SL SO SR ST SX SY TD TF TG TK TL TO TT TV UG VU YE ZW`.split(
    /\s+/,
  ),
)

export function hasPostalCodes(code: string): boolean {
  return !withoutPostalCodes.has(code)
}
