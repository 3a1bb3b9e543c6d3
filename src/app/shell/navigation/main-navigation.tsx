import { useLingui as useLinguiRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '../../../api/account.ts'
import { orderCountQuery } from '../../../api/orders/order-count.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import styles from './main-navigation.module.css'
import { currentOf, type NavigationEntry, navigationFor, orders } from './navigation.ts'
import { usePathBelow } from './use-path-below.ts'

type EntryProps = {
  entry: NavigationEntry
  current: ReturnType<typeof currentOf>
  children: ReactNode
}

function EntryLink({ entry: { link }, current, children }: EntryProps) {
  // The router would mark entries by path prefix; `currentOf` knows aliases.
  const rest = {
    look: 'bare',
    marksPage: true,
    activeProps: {},
    activeOptions: { exact: true },
    'aria-current': current,
    children,
  } as const
  if (!('params' in link)) return <AppLink {...link} {...rest} />
  return link.to === '/$lang/$' ? <AppLink {...link} {...rest} /> : <AppLink {...link} {...rest} />
}

function OrderCountBadge({ of: { identity } }: { of: Pick<User, 'identity'> }) {
  const { i18n } = useLingui()
  const { data = 0 } = useQuery(orderCountQuery(identity))
  if (data === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count}>{i18n.number(data)}</span>
    </>
  )
}

export function MainNavigation({ stacked = false }: { stacked?: boolean }) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const path = usePathBelow()
  const entries = navigationFor(user, application)
  if (entries.length === 0) return null
  return (
    <nav className={stacked ? styles.stacked : styles.row} aria-label={t`Main`}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.paths[0]}>
            <EntryLink entry={entry} current={currentOf(entry, path)}>
              {_(entry.name)}
              {entry === orders && user ? <OrderCountBadge of={user} /> : null}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
