import { i18n, type Messages } from '@lingui/core'

const catalogs = import.meta.glob<{ messages: Messages }>('../../../src/locales/devtools/*.po')
const requested = new Set<string>()
const loaded = new Set<string>()

export const hasMessages = (locale: string): boolean => loaded.has(locale)

async function load(onMissing: (locale: string) => void): Promise<void> {
  const { locale } = i18n
  const catalog = catalogs[`../../../src/locales/devtools/${locale}.po`]
  if (!catalog || requested.has(locale)) return
  requested.add(locale)
  try {
    const { messages } = await catalog()
    loaded.add(locale)
    // Re-renders what uses this locale.
    i18n.load(locale, messages)
  } catch {
    requested.delete(locale)
    onMissing(locale)
  }
}

/** Also for later languages, until unsubscribed. `onMissing` gets locales that failed to load. */
export function loadDevtoolsMessages(onMissing: (locale: string) => void): () => void {
  const loadCurrent = () => void load(onMissing)
  loadCurrent()
  return i18n.on('change', loadCurrent)
}
