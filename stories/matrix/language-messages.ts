import type { Messages } from '@lingui/core'
import { siteZones } from '../../mocks/backend/rules/site-zones.ts'
import { currencyInSentence } from '../../src/domain/money/currency-label.ts'
import { formatBytes } from '../../src/i18n/format-bytes.ts'
import { zoneLabel, zoneName } from '../../src/i18n/format-instant.ts'
import { type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'
import { textsIn, wordsOf } from './unknown-words.ts'

const hour = 3_600_000

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)

/** Names from Intl: days, months, distances in days, sizes of files, zones of the sites, countries and currencies. */
function browserWords(tag: string): string[] {
  const formats = (['full', 'long', 'medium', 'short'] as const).map(
    (style) => new Intl.DateTimeFormat(tag, { dateStyle: style, timeStyle: style }),
  )
  const withDay = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    month: 'short',
    hour: 'numeric',
    hour12: true,
  })
  // Steps that cover each month, weekday and half of the day.
  const instants = Array.from({ length: 60 }, (_, step) => Date.UTC(2026, 0, 1) + step * 150 * hour)
  const dates = [...formats, withDay].flatMap((format) =>
    instants.map((instant) => format.format(instant)),
  )
  const regions = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const countries = letters.flatMap((one) =>
    letters.map((other) => regions.of(`${one}${other}`) ?? ''),
  )
  const names = new Intl.DisplayNames(tag, { type: 'currency' })
  const currencies = Intl.supportedValuesOf('currency').flatMap((isoCode) => [
    names.of(isoCode) ?? '',
    currencyInSentence({ isoCode }, tag),
  ])
  const distance = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const distances = [0, 1, 2, 3, 8].map((days) => distance.format(days, 'day'))
  const zones = Object.values(siteZones).flatMap((zone) =>
    [winter, summer].flatMap((instant) => {
      const style = { zone, language: tag }
      return [zoneName(instant, style), zoneLabel(instant, style)]
    }),
  )
  const sizes = [1, 1e3, 1e6, 1e9].map((bytes) => formatBytes(bytes, { language: tag }))
  return [...dates, ...distances, ...sizes, ...zones, ...countries, ...currencies]
}

const catalogs = import.meta.glob<{ messages: Messages }>([
  '../../src/locales/**/*.po',
  '!../../src/locales/devtools/*.po',
])

const wordsByLanguage = new Map<SiteLanguage, Promise<Set<string>>>()

async function collect(language: SiteLanguage): Promise<Set<string>> {
  const tag = tagOf(language)
  const ofLanguage = Object.entries(catalogs).filter(([path]) => path.endsWith(`/${tag}.po`))
  const messages = await Promise.all(ofLanguage.map(async ([, load]) => (await load()).messages))
  return wordsOf([...textsIn(messages), ...browserWords(tag)])
}

/** Latin words in the catalogs of a language. */
export function wordsOfLanguage(language: SiteLanguage): Promise<Set<string>> {
  const words = wordsByLanguage.get(language) ?? collect(language)
  wordsByLanguage.set(language, words)
  return words
}
