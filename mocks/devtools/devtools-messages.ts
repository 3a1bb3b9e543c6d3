import { i18n, type Messages } from '@lingui/core'

const catalogues = import.meta.glob<{ messages: Messages }>('../../src/locales/devtools/*.po')
const asked = new Set<string>()
const ready = new Set<string>()

/** Whether Devtools can speak the language of the page. */
export const speaks = (locale: string): boolean => ready.has(locale)

async function load(tellMissing: (locale: string) => void): Promise<void> {
  const { locale } = i18n
  const catalogue = catalogues[`../../src/locales/devtools/${locale}.po`]
  if (!catalogue || asked.has(locale)) return
  asked.add(locale)
  try {
    const { messages } = await catalogue()
    ready.add(locale)
    // Tells whoever shows words of this language that there are more of them now.
    i18n.load(locale, messages)
  } catch {
    asked.delete(locale)
    tellMissing(locale)
  }
}

/**
 * Fetches Devtools' words in the language of the page, and in each that it changes to until the
 * function is called that this gives. `tellMissing` hears of a language whose words do not come.
 */
export function loadDevtoolsMessages(tellMissing: (locale: string) => void): () => void {
  const bring = () => void load(tellMissing)
  bring()
  return i18n.on('change', bring)
}
