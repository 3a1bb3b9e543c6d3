import type { User } from '../api/account.ts'
import type { Application } from '../api/application.ts'
import type { SiteLanguage } from '../i18n/locales.ts'
import { obey } from './enter.ts'
import { decide } from './guards.ts'
import { findLaterScreen } from './later-screens.ts'

type Entered = {
  params: { _splat?: string }
  location: { href: string }
  context: { language: SiteLanguage; application: Application; user: User | null }
}

/** The guards for a screen that is not built yet: who may come is said in the list of them. */
export function guardLaterScreen({ params, location, context }: Entered): void {
  const path = params._splat ?? ''
  const screen = findLaterScreen(path)
  if (!screen) return
  const { access, feature } = screen
  const verdict = decide({ ...context, href: location.href, path: `/${path}`, access, feature })
  obey(verdict, context.language)
}
