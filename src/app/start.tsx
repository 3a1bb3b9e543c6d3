import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '../api/account.ts'
import { warningFor } from './guards.ts'
import { OutagePage } from './outage-page.tsx'
import { startQuery } from './start-up.ts'
import { StartingPage } from './starting-page.tsx'
import { WarningPage } from './warning-page.tsx'

type Props = { pathname: string; children: ReactNode }

/** Lets the application begin once it is loaded; until then, and where it cannot, a page stands in its place. */
export function Start({ pathname, children }: Props) {
  const queryClient = useQueryClient()
  const { isSuccess, error, refetch } = useQuery(startQuery(queryClient, pathname))
  // Loaded again every ten minutes by the navigation; a warning may come with any of these loads.
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  if (error) return <OutagePage onRetry={refetch} />
  if (!isSuccess) return <StartingPage />
  const warning = warningFor(user ?? null)
  return warning ? <WarningPage warning={warning} /> : children
}
