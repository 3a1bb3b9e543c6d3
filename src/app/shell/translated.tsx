import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

/** Words for pages that may stand before a language is there; until then nothing shows. */
export function Translated({ children }: { children: ReactNode }) {
  return i18n.locale ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null
}
