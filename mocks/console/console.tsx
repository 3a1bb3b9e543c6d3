import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useEffect } from 'react'
import { ConsolePanel } from './console-panel.tsx'
import type { ConsoleParts } from './console-parts.ts'
import type { SectionName } from './console-sections.tsx'
import { ConsoleStand } from './console-stand.tsx'
import { bringConsoleWords, speaks } from './console-words.ts'
import { ConsoleProvider } from './use-console.tsx'

/** The page may still be on its way to a language, or to another one. */
function OnceItSpeaks({ children }: { children: ReactNode }) {
  const { i18n: spoken } = useLingui()
  useEffect(bringConsoleWords, [])
  return speaks(spoken.locale) ? children : null
}

type Props = {
  parts: ConsoleParts
  /** Where it opens; else where it was left. */
  section?: SectionName
  /** Whether its heading gets the focus when it opens, as where somebody asked for it. */
  takesFocus?: boolean
  onClose: () => void
}

/** The Console of a page, which may stand in a React tree of its own. */
export function Console({ parts, section, takesFocus = true, onClose }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <OnceItSpeaks>
        <ConsoleProvider parts={parts}>
          <ConsoleStand onClose={onClose}>
            <ConsolePanel section={section} takesFocus={takesFocus} onClose={onClose} />
          </ConsoleStand>
        </ConsoleProvider>
      </OnceItSpeaks>
    </I18nProvider>
  )
}
