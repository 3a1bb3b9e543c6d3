import { useQuery } from '@tanstack/react-query'
import { type User, userQuery } from '../../api/account.ts'

/** Who is signed in, or null, as it was loaded last: behind a page that knew less, too. */
export function useUser(): User | null {
  return useQuery({ ...userQuery(), enabled: false }).data ?? null
}
