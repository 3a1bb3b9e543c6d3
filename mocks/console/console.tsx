import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { ConsolePanel } from './console-panel.tsx'
import type { ConsoleParts } from './console-parts.ts'
import type { SectionName } from './console-sections.tsx'
import { ConsoleStand } from './console-stand.tsx'
import { bringConsoleWords, speaks } from './console-words.ts'
import { SpeechlessConsole } from './speechless-console.tsx'
import { ConsoleProvider } from './use-console.tsx'

type SpeakingProps = { onReload: () => void; onClose: () => void; children: ReactNode }

/** The page may still be on its way to a language, or to another one. */
function OnceItSpeaks({ children, ...ways }: SpeakingProps) {
  const { i18n: spoken } = useLingui()
  const [missing, setMissing] = useState('')
  useEffect(() => bringConsoleWords(setMissing), [])
  if (speaks(spoken.locale)) return children
  return missing === spoken.locale ? <SpeechlessConsole {...ways} /> : null
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
      <OnceItSpeaks onReload={parts.place.reload} onClose={onClose}>
        <ConsoleProvider parts={parts}>
          <ConsoleStand onClose={onClose}>
            <ConsolePanel section={section} takesFocus={takesFocus} onClose={onClose} />
          </ConsoleStand>
        </ConsoleProvider>
      </OnceItSpeaks>
    </I18nProvider>
  )
}
