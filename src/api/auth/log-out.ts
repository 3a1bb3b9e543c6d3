import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { endsSession } from '../errors/api-failure.ts'
import { personReplaced } from '../invalidates-nothing.ts'

async function logOut(): Promise<void> {
  try {
    await unwrap(client.POST('/api/auth/logout'))
  } catch (error) {
    // An ended session needs no sign-out.
    if (!endsSession(error)) throw error
  }
}

export const logOutMutation = () =>
  mutationOptions({
    mutationKey: ['logOut'],
    mutationFn: logOut,
    meta: { invalidates: personReplaced },
  })
