import { useEffect, useState } from 'react'
import { ownNameOf, plainTag, siteLanguages, tagOf } from '../../../src/i18n/locales.ts'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'

export function LanguageLinks() {
  const { base, address } = useDevtools().location
  const [{ pathname, search }, setSeen] = useState(address)
  const lookAgain = () => {
    const now = address()
    setSeen((seen) => (now.href === seen.href ? seen : now))
  }
  // Navigation emits no event that Devtools could observe.
  useEffect(() => {
    const timer = setInterval(lookAgain, 500)
    return () => clearInterval(timer)
  })
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
