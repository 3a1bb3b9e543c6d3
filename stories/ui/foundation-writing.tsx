import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { formatLongDate } from '../../src/i18n/format-date.ts'
import { formatInstant } from '../../src/i18n/format-instant.ts'
import { formatList } from '../../src/i18n/format-list.ts'
import { formatMoney } from '../../src/i18n/format-money.ts'
import { ownNameOf, plainTag, siteLanguages, tagOf } from '../../src/i18n/locales.ts'
import styles from './foundations.module.css'

const rules = [
  [
    'Say what happened and what to do.',
    'Your orders could not be loaded. Please try again in a moment.',
    'Error 503',
  ],
  ['A button says what it does.', 'Delete the report', 'OK'],
  [
    'A status names the state, who acts, and the next step.',
    'In progress: with our editor; no action needed',
    'In progress',
  ],
  [
    'State a rule before it can be broken.',
    'As it will appear on your certificate. Up to 512 characters.',
    'The title is too long.',
  ],
  ['Never blame the reader.', 'Please enter a valid e-mail address.', 'Invalid input!'],
  [
    'An empty list says how to fill it.',
    'Your orders will appear here. Start with a free check of your English.',
    'No data',
  ],
  [
    'A deadline says its zone and how long is left.',
    '4 days left, due 2026-11-06 11:00 UTC',
    'due soon',
  ],
  [
    'Researchers are addressed as colleagues: whole sentences, no exclamations.',
    'Thank you. We have received your order.',
    'Woohoo, all done!',
  ],
] as const

const fields = ['Biology', 'Ecology', 'Soil science']
const currencies = { en: 'USD', cn: 'CNY', jp: 'JPY', br: 'BRL', es: 'EUR' }
const zones = {
  en: 'America/New_York',
  cn: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  br: 'America/Sao_Paulo',
  es: 'Europe/Madrid',
}

export function WritingStyle() {
  return (
    <>
      <h1>Writing style</h1>
      <dl className={styles.writing}>
        {rules.map(([rule, so, notSo]) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{so}</dd>
            <dd>
              not: <s>{notSo}</s>
            </dd>
          </div>
        ))}
      </dl>
      <h2>The same in each language</h2>
      <ul className={styles.rows}>
        {siteLanguages.map((site) => {
          const language = tagOf(site)
          const shortName = currencies[site]
          const numDecimals = shortName === 'JPY' ? 0 : 2
          return (
            <li key={site} lang={plainTag(language)}>
              <strong>{ownNameOf(site)}</strong>
              <span>{formatLongDate(fixedNow, { zone: zones[site], language })}</span>
              <span>{formatInstant(fixedNow, { zone: zones[site], language })}</span>
              <span>{formatList(fields, { language })}</span>
              <span>{formatMoney(1_240.5, { shortName, numDecimals })}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
