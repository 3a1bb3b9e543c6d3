import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export function useFailedPolls(queryKey: QueryKey, failures: number): number {
  const successes = useQueryClient().getQueryState(queryKey)?.dataUpdateCount ?? 0
  const [last, setLast] = useState({ successes, failures })
  if (last.successes !== successes) setLast({ successes, failures })
  return last.successes === successes ? failures - last.failures : 0
}
