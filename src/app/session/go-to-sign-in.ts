import { i18n } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { siteLanguageOf } from '../../i18n/locales.ts'
import { dropUnshown } from './change-user.ts'

/** Without `back`, the visit counts as signed out on purpose. */
export async function goToSignIn(router: RegisteredRouter, back?: string): Promise<void> {
  await router.navigate({
    to: '/$lang/login',
    params: { lang: siteLanguageOf(i18n.locale) },
    ...(back ? { search: { redirect: back } } : { state: { signedOut: true } }),
  })
  dropUnshown(router.options.context.queryClient)
}
