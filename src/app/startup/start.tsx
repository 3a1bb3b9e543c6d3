import { i18n } from '@lingui/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { userQuery } from '../../api/account.ts'
import { externalRedirect } from '../guards/external-redirect.ts'
import { warningFor } from '../guards/route-guards.ts'
import { PlainOutage } from './plain-outage.tsx'
import { useStartTries } from './start-attempts.ts'
import { startQuery } from './start-query.ts'
import { StartingPage } from './starting-page.tsx'

// Its file may not come either.
const OutagePage = lazy(() =>
  import('./outage-page.tsx').then(
    (module) => ({ default: module.OutagePage }),
    () => ({ default: PlainOutage }),
  ),
)
const WarningPage = lazy(async () => ({
  default: (await import('../guard-pages/warning-page.tsx')).WarningPage,
}))
const ExternalRedirectPage = lazy(async () => ({
  default: (await import('../guard-pages/external-redirect-page.tsx')).ExternalRedirectPage,
}))

type Props = { pathname: string; children: ReactNode }

export function Start({ pathname, children }: Props) {
  const queryClient = useQueryClient()
  const { isSuccess, isFetching, refetch } = useQuery(startQuery(queryClient, pathname))
  const tries = useStartTries()
  // Navigation reloads the user every ten minutes, and any load may bring a warning.
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  const redirect = useSyncExternalStore(externalRedirect.subscribe, externalRedirect.get)
  const isLate = tries.number > 1 || tries.gaveUp
  if (!isSuccess && isLate && i18n.locale) {
    return (
      <Suspense fallback={<StartingPage />}>
        <OutagePage tries={tries} busy={isFetching} onRetry={() => void refetch()} />
      </Suspense>
    )
  }
  if (!isSuccess) return <StartingPage />
  const warning = warningFor(user ?? null)
  if (!warning && !redirect) return children
  return (
    <Suspense fallback={<StartingPage />}>
      {user && warning ? (
        <WarningPage warning={warning} user={user} />
      ) : redirect ? (
        <ExternalRedirectPage {...redirect} />
      ) : null}
    </Suspense>
  )
}
