import { useLingui as useWords } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SiteLanguage } from '../../i18n/locales.ts'
import styles from './main-navigation.module.css'
import { isCurrent, type NavigationEntry, navigationFor } from './navigation.ts'

type EntryProps = {
  entry: NavigationEntry
  language: SiteLanguage
  current: boolean
  children: ReactNode
}

function EntryLink({ entry, language: lang, current, children }: EntryProps) {
  // The router's own mark would follow the prefix of a path; ours knows what belongs together.
  const mark = {
    activeProps: {},
    activeOptions: { exact: true },
    'aria-current': current ? ('page' as const) : undefined,
  }
  return 'to' in entry ? (
    <Link to={entry.to} params={{ lang }} {...mark}>
      {children}
    </Link>
  ) : (
    <Link to="/$lang/$" params={{ lang, _splat: entry.later }} {...mark}>
      {children}
    </Link>
  )
}

/** The entries of the portal; in a row at the top, or below one another in the drawer. */
export function MainNavigation({ stacked = false }: { stacked?: boolean }) {
  const { t } = useLingui()
  const { _ } = useWords()
  const { language, application, user } = useRouteContext({ from: '/$lang' })
  const path = useLocation({ select: ({ pathname }) => pathname.slice(language.length + 1) })
  const entries = navigationFor(user, application)
  if (entries.length === 0) return null
  return (
    <nav className={stacked ? styles.stacked : styles.row} aria-label={t`Main`}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} language={language} current={isCurrent(entry, path)}>
              {_(entry.name)}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
