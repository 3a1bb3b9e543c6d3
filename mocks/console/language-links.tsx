import { ownNameOf, plainTag, siteLanguages, tagOf } from '../../src/i18n/locales.ts'
import styles from './console-section.module.css'

/** The same page in each language. */
export function LanguageLinks() {
  const base = import.meta.env.BASE_URL
  const { pathname, search } = globalThis.location
  const [, ...rest] = pathname.slice(base.length).split('/')
  return (
    <ul className={`${styles.list} ${styles.row}`}>
      {siteLanguages.map((language) => (
        <li key={language} lang={plainTag(tagOf(language))}>
          <a href={`${base}${[language, ...rest].join('/')}${search}`}>{ownNameOf(language)}</a>
        </li>
      ))}
    </ul>
  )
}
