import { useLingui as useWords } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import styles from './main-navigation.module.css'
import { isCurrent, navigationFor } from './navigation.ts'

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
            <Link
              to="/$lang/$"
              params={{ lang: language, _splat: entry.path }}
              activeProps={{}}
              aria-current={isCurrent(entry, path) ? 'page' : undefined}
            >
              {_(entry.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
