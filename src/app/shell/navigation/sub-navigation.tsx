import { useRouteContext } from '@tanstack/react-router'
import { useUser } from '../../../domain/account/use-user.ts'
import { PageColumn } from '../../../ui/page/layout/page-grid.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { hasSubNavigation, navigationFor } from './navigation.ts'
import styles from './sub-navigation.module.css'
import { usePathBelow } from './use-path-below.ts'

export function SubNavigation() {
  const user = useUser()
  const { application } = useRouteContext({ from: '/$lang' })
  const path = usePathBelow()
  if (!user || !hasSubNavigation(path)) return null
  if (navigationFor(user, application).length === 0) return null
  return (
    <div className={styles.line}>
      <PageColumn>
        <MainNavigation />
      </PageColumn>
    </div>
  )
}
