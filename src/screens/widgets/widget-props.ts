import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'

export type WidgetProps = { application: Application; user: User; language: SiteLanguage }
