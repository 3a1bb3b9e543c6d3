import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator, Loader } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { activate, keepNamespaces } from '../src/i18n/activate.ts'
import { defaultLanguage, isSiteLanguage, tagOf } from '../src/i18n/locales.ts'
import { Announcer } from '../src/ui/page/announcer.tsx'
import { ThemeProvider } from '../src/ui/theme/theme-provider.tsx'
import { allLanguages } from './toolbar.ts'

const catalogs = import.meta.glob(['../src/locales/*/en.po', '!../src/locales/devtools/en.po'])

// Storybook contains all screens, and stories import parts without the routes that fetch messages.
keepNamespaces(Object.keys(catalogs).flatMap((path) => path.split('/').at(-2) ?? []))

const SideBySide = lazy(async () => ({
  default: (await import('../stories/languages/five-languages.tsx')).FiveLanguages,
}))

/** Loads the catalogs of the toolbar's language before the story renders, unless it has no messages. */
export const loadToolbarLanguage: Loader = async ({ globals, parameters }) => {
  const chosen: unknown = globals.language
  if (parameters.withoutMessages && chosen !== allLanguages) return
  const language = chosen === allLanguages ? defaultLanguage : chosen
  await activate(isSiteLanguage(language) ? tagOf(language) : 'pseudo')
}

export const withTheme: Decorator = (Story, { globals, parameters, id, title, name }) => {
  const scheme = globals.scheme === 'dark' ? 'dark' : 'light'
  const isTogether = globals.language === allLanguages
  // The whole application brings its own.
  if (parameters.wholeApplication && !isTogether) return <Story />
  if (parameters.withoutMessages && !isTogether) {
    return (
      <ThemeProvider scheme={scheme}>
        <Story />
      </ThemeProvider>
    )
  }
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider scheme={scheme}>
        {isTogether ? (
          <Suspense>
            <SideBySide id={id} title={`${title}: ${name}`} scheme={scheme} />
          </Suspense>
        ) : parameters.layout === 'fullscreen' ? (
          <Story />
        ) : (
          <div style={{ padding: 16 }}>
            <Story />
          </div>
        )}
        <Announcer />
      </ThemeProvider>
    </I18nProvider>
  )
}
