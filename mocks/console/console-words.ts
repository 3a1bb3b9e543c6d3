import { i18n, type Messages } from '@lingui/core'

const catalogues = import.meta.glob<{ messages: Messages }>('../../src/locales/console/*.po')
const loaded = new Set<string>()

async function load(): Promise<void> {
  const { locale } = i18n
  const catalogue = catalogues[`../../src/locales/console/${locale}.po`]
  if (!catalogue || loaded.has(locale)) return
  loaded.add(locale)
  i18n.load(locale, (await catalogue()).messages)
}

/** Has the Console's words ready in the language of the page, and in each that it changes to. */
export async function bringConsoleWords(): Promise<void> {
  i18n.on('change', () => void load())
  await load()
}
