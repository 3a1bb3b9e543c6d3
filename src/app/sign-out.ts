import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { logOutMutation } from '../api/auth.ts'
import { clearDrafts } from '../ui/form/draft-store.ts'
import { changePerson } from './person-change.ts'

/** Signs out, forgets everything that was loaded or typed, and goes to sign-in. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { mutate } = useMutation(logOutMutation())
  return () =>
    mutate(undefined, {
      onSuccess: async () => {
        clearDrafts()
        changePerson(queryClient, null)
        await router.navigate({ to: '/$lang/login', params: ({ lang = 'en' }) => ({ lang }) })
      },
    })
}
