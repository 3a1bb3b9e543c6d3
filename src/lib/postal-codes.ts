/** Countries in which letters find their way without a postal code, by their two letters (ISO 3166-1). */
const withoutPostalCodes = new Set(
  `AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN
  KP LC ML MO MR MW NR NU QA RW SC SL SO SR ST SX SY TD TF TG TK TL TO TT TV UG VU YE ZW`.split(
    /\s+/,
  ),
)

/**
 * Whether addresses in a country of two letters have a postal code; true for an unknown one. From the
 * Universal Postal Union's list of addressing systems.
 */
export function hasPostalCodes(code: string): boolean {
  return !withoutPostalCodes.has(code)
}
