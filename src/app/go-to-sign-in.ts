import { i18n } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { siteLanguageOf } from '../i18n/locales.ts'

/** Goes to sign-in, with the way back where one is given. */
export function goToSignIn(router: RegisteredRouter, back?: string): Promise<void> {
  return router.navigate({
    to: '/$lang/login',
    params: { lang: siteLanguageOf(i18n.locale) },
    search: back ? { redirect: back } : {},
  })
}
