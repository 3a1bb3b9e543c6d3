import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsolePanel } from './console-panel.tsx'
import type { ConsoleParts } from './console-parts.ts'
import { bringConsoleWords, speaks } from './console-words.ts'
import { ConsoleProvider } from './use-console.tsx'

/** The page may still be on its way to a language, or to another one. */
function OnceItSpeaks({ children }: { children: ReactNode }) {
  const { i18n: spoken } = useLingui()
  return speaks(spoken.locale) ? children : null
}

/** Opens the Console beside the page; gives the function that closes it. */
export function openConsole(parts: ConsoleParts, onClose: () => void): () => void {
  bringConsoleWords()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <OnceItSpeaks>
        <ConsoleProvider parts={parts}>
          <ConsolePanel onClose={onClose} />
        </ConsoleProvider>
      </OnceItSpeaks>
    </I18nProvider>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
