import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { userQuery } from '../../api/account.ts'
import { warningFor } from '../guards/route-guards.ts'
import { useLeaving } from '../pages/leaving.ts'
import { OutagePage } from '../pages/outage-page.tsx'
import { useStartTries } from './start-attempts.ts'
import { startQuery } from './start-query.ts'
import { StartingPage } from './starting-page.tsx'

// Most people never see them.
const WarningPage = lazy(async () => ({
  default: (await import('../pages/warning-page.tsx')).WarningPage,
}))
const LeavingPage = lazy(async () => ({
  default: (await import('../pages/leaving-page.tsx')).LeavingPage,
}))

type Props = { pathname: string; children: ReactNode }

/** Lets the application begin once it is loaded; until then, and where it cannot, a page stands in its place. */
export function Start({ pathname, children }: Props) {
  const queryClient = useQueryClient()
  const { isSuccess, isFetching, refetch } = useQuery(startQuery(queryClient, pathname))
  const tries = useStartTries()
  // Loaded again every ten minutes by the navigation; a warning may come with any of these loads.
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  const leaving = useLeaving()
  if (!isSuccess && tries.gaveUp) {
    return <OutagePage tries={tries} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!isSuccess) return <StartingPage number={tries.number} />
  const warning = warningFor(user ?? null)
  if (!warning && !leaving) return children
  return (
    <Suspense fallback={<StartingPage number={0} />}>
      {user && warning ? (
        <WarningPage warning={warning} email={user.email} />
      ) : leaving ? (
        <LeavingPage {...leaving} />
      ) : null}
    </Suspense>
  )
}
