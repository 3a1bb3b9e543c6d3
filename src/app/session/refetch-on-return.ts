import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '../../api/account.ts'
import { personalQueries } from './session-end.ts'

export function useRefetchOnReturn(queryClient: QueryClient): void {
  useEffect(() => {
    const refetchIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      void queryClient.prefetchQuery({ ...userQuery(), staleTime: 0 })
      void queryClient.invalidateQueries(personalQueries)
    }
    globalThis.addEventListener('pageshow', refetchIfRestored)
    return () => globalThis.removeEventListener('pageshow', refetchIfRestored)
  }, [queryClient])
}
