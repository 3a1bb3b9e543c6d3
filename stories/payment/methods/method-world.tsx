import type { Decorator, Loader } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { isSiteLanguage } from '../../../src/i18n/locales.ts'
import { NarrowColumn } from '../../../src/ui/page/layout/page-grid.tsx'
import { openScreen } from '../../screen-world.ts'
import { readToolbar } from '../../toolbar/world-as-chosen.ts'

/** A story's own world behind a part of the payment form. */
export const inMethodWorld =
  (world: string): Loader =>
  async ({ globals }) => {
    const language: unknown = globals.language
    const spoken = isSiteLanguage(language) ? language : 'en'
    const path = '/researcher'
    return { screen: await openScreen({ path, world }, spoken, readToolbar(globals)) }
  }

export const withQueries: Decorator = (Story, { loaded }) => (
  <QueryClientProvider client={loaded.screen.queryClient}>
    <NarrowColumn>
      <Story />
    </NarrowColumn>
  </QueryClientProvider>
)
