import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { DevtoolsContext } from '../devtools-context.ts'
import { SmallButton } from '../devtools-controls.tsx'
import sectionStyles from '../devtools-section.module.css'
import { DevtoolsProvider } from '../use-devtools.tsx'
import styles from './devtools.module.css'
import { hasMessages, loadDevtoolsMessages } from './devtools-messages.ts'
import { DevtoolsPanel } from './devtools-panel.tsx'
import type { SectionName } from './devtools-sections.tsx'
import { DevtoolsStatus } from './devtools-status.tsx'

type UntranslatedProps = { onReload: () => void; onClose: () => void }

/** In English, since its messages cannot be loaded. */
function UntranslatedDevtools({ onReload, onClose }: UntranslatedProps) {
  return (
    <section className={styles.devtools} aria-label="Devtools" lang="en">
      <div className={styles.body}>
        <p role="alert">The texts of Devtools could not be loaded.</p>
        <div className={sectionStyles.row}>
          <SmallButton onClick={onReload}>Reload the page</SmallButton>
          <SmallButton onClick={onClose}>Close Devtools</SmallButton>
        </div>
      </div>
    </section>
  )
}

type OnceTranslatedProps = UntranslatedProps & { children: ReactNode }

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
