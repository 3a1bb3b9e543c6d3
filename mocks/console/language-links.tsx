import { useReducer } from 'react'
import { ownNameOf, plainTag, siteLanguages, tagOf } from '../../src/i18n/locales.ts'
import styles from './console-section.module.css'
import { useConsole } from './use-console.tsx'

/** The same page in each language. */
export function LanguageLinks() {
  const { base, address } = useConsole().place
  // The page may have gone on since the links were drawn.
  const [, lookAgain] = useReducer((looked: number) => looked + 1, 0)
  const { pathname, search } = address()
  const [, ...rest] = pathname.slice(base.length).split('/')
  return (
    <ul className={`${styles.inline} ${styles.row}`}>
      {siteLanguages.map((language) => (
        <li key={language} lang={plainTag(tagOf(language))}>
          <a
            href={`${base}${[language, ...rest].join('/')}${search}`}
            onFocus={lookAgain}
            onMouseDown={lookAgain}
          >
            {ownNameOf(language)}
          </a>
        </li>
      ))}
    </ul>
  )
}
