import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

export function Translated({ children }: { children: ReactNode }) {
  return i18n.locale ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null
}
