import type { RegisteredRouter } from '@tanstack/react-router'

/** Goes to sign-in, with the way back where one is given. */
export function goToSignIn(router: RegisteredRouter, back?: string): Promise<void> {
  return router.navigate({
    to: '/$lang/login',
    params: ({ lang = 'en' }) => ({ lang }),
    search: back ? { redirect: back } : {},
  })
}
