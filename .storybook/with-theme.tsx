import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator, Loader } from '@storybook/react-vite'
import { activate } from '../src/i18n/activate.ts'
import { isSiteLanguage, tagOf } from '../src/i18n/locales.ts'
import { ThemeProvider } from '../src/ui/theme/theme-provider.tsx'

/** Loads the catalog of the toolbar's language before the story renders. */
export const loadLanguage: Loader = async ({ globals }) => {
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
      </ThemeProvider>
    </I18nProvider>
  )
