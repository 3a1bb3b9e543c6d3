import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { DevtoolsContext } from '../devtools-context.ts'
import { DevtoolsProvider } from '../use-devtools.tsx'
import { hasMessages, loadDevtoolsMessages } from './devtools-messages.ts'
import { DevtoolsPanel } from './devtools-panel.tsx'
import type { SectionName } from './devtools-sections.tsx'
import { DevtoolsStatus } from './devtools-status.tsx'
import { UntranslatedDevtools } from './untranslated-devtools.tsx'

type OnceTranslatedProps = { onReload: () => void; onClose: () => void; children: ReactNode }

/** Waits for messages while the page is changing its language. */
function OnceTranslated({ children, ...actions }: OnceTranslatedProps) {
  const { i18n: spoken } = useLingui()
  const [missing, setMissing] = useState('')
  useEffect(() => loadDevtoolsMessages(setMissing), [])
  if (hasMessages(spoken.locale)) return children
  return missing === spoken.locale ? <UntranslatedDevtools {...actions} /> : null
}

type Props = {
  parts: DevtoolsContext
  section?: SectionName
  takesFocus?: boolean
  onClose: () => void
}

/** May be rendered in a React root of its own. */
export function Devtools({ parts, section, takesFocus = true, onClose }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <OnceTranslated onReload={parts.location.reload} onClose={onClose}>
        <DevtoolsProvider parts={parts}>
          <DevtoolsStatus onClose={onClose}>
            <DevtoolsPanel section={section} takesFocus={takesFocus} onClose={onClose} />
          </DevtoolsStatus>
        </DevtoolsProvider>
      </OnceTranslated>
    </I18nProvider>
  )
}
