import { useQuery } from '@tanstack/react-query'
import { type User, userQuery } from '../../api/account.ts'

export function useUser(): User | null {
  return useQuery({ ...userQuery(), enabled: false }).data ?? null
}
