import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { ConsolePanel } from './console-panel.tsx'
import type { ConsoleParts } from './console-parts.ts'
import { bringConsoleWords } from './console-words.ts'
import { ConsoleProvider } from './use-console.tsx'

/** Opens the Console beside the page; gives the function that closes it. */
export async function openConsole(parts: ConsoleParts, onClose: () => void): Promise<() => void> {
  await bringConsoleWords()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <ConsoleProvider parts={parts}>
        <ConsolePanel onClose={onClose} />
      </ConsoleProvider>
    </I18nProvider>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
