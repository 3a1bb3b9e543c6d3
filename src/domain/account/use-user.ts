import { useQuery } from '@tanstack/react-query'
import { type User, userQuery } from '../../api/account.ts'

/** Reads the cached user without fetching. */
export function useUser(): User | null {
  return useQuery({ ...userQuery(), enabled: false }).data ?? null
}
