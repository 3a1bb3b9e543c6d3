import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator, Loader } from '@storybook/react-vite'
import { activate, keepNamespaces } from '../src/i18n/activate.ts'
import { isSiteLanguage, tagOf } from '../src/i18n/locales.ts'
import { Announcer } from '../src/ui/page/announcer.tsx'
import { ThemeProvider } from '../src/ui/theme/theme-provider.tsx'

const catalogs = import.meta.glob(['../src/locales/*/en.po', '!../src/locales/devtools/en.po'])

// Storybook contains all screens, and stories import parts without the routes that fetch messages.
keepNamespaces(Object.keys(catalogs).flatMap((path) => path.split('/').at(-2) ?? []))

/** Loads the catalogs of the toolbar's language before the story renders. */
export const loadToolbarLanguage: Loader = async ({ globals }) => {
  const language: unknown = globals.language
  await activate(isSiteLanguage(language) ? tagOf(language) : 'pseudo')
}

export const withTheme: Decorator = (Story, { globals, parameters }) =>
  // The whole application brings its own.
  parameters.wholeApplication ? (
    <Story />
  ) : (
    <I18nProvider i18n={i18n}>
      <ThemeProvider scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
        {parameters.layout === 'fullscreen' ? (
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
