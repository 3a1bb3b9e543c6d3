import { i18n, type Messages } from '@lingui/core'

const catalogues = import.meta.glob<{ messages: Messages }>('../../src/locales/devtools/*.po')
const asked = new Set<string>()
const ready = new Set<string>()

export const speaks = (locale: string): boolean => ready.has(locale)

async function load(tellMissing: (locale: string) => void): Promise<void> {
  const { locale } = i18n
  const catalogue = catalogues[`../../src/locales/devtools/${locale}.po`]
  if (!catalogue || asked.has(locale)) return
  asked.add(locale)
  try {
    const { messages } = await catalogue()
    ready.add(locale)
    // Re-renders what uses this locale.
    i18n.load(locale, messages)
  } catch {
    asked.delete(locale)
    tellMissing(locale)
  }
}

/**
 * Loads the messages of the page's language, and of each later one until unsubscribed. `onMissing` receives locales
 * that failed to load.
 */
export function loadDevtoolsMessages(tellMissing: (locale: string) => void): () => void {
  const bring = () => void load(tellMissing)
  bring()
  return i18n.on('change', bring)
}
