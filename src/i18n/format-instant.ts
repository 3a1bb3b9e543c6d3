import type { Instant } from '../lib/instant.ts'
import { intlFormat, type WordyDateStyle } from './intl-format.ts'

/** For example "Sun, Nov 22, 2026, 17:00 Eastern Time". */
export function formatInstant(instant: Instant, { zone, language }: WordyDateStyle): string {
  const when = intlFormat(language, {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
  return `${when} ${zoneName(instant, { zone, language })}`
}

/** As in a sentence. */
export function zoneName(instant: Instant, { zone, language }: WordyDateStyle): string {
  const name = intlFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')
    // Intl does not say whose east it is.
    ?.value.replace('do Leste', 'do leste dos EUA')
    .replace('hora oriental', 'hora del este de EE. UU.')
    .replace(/^Horário/, 'horário')
  // Intl falls back to "GMT+00:00" and spells UTC out as "Coordinated Universal Time".
  return zone === 'UTC' || !name || /^GMT(\+00:00)?$/.test(name) ? 'UTC' : name
}

/** Where it stands alone. */
export function zoneLabel(instant: Instant, style: WordyDateStyle): string {
  const name = zoneName(instant, style)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
