import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../stories/announcements.ts'
import { fitWindow } from '../stories/fit-window.ts'
import { separate } from '../stories/flows/own-storage.ts'
import { forgetEarlierStory } from '../stories/forget-earlier-story.ts'
import { failOnConsole, recordConsole } from './fail-on-console.ts'
import { keepPseudo } from './keep-pseudo.ts'
import { LazyDocs } from './lazy-docs.tsx'
import './query-errors.ts'
import { globalTypes, viewportOptions } from './toolbar.ts'
import { loadToolbarLanguage, withTheme } from './with-theme.tsx'

separate(window)

// The first story compiles its modules, which is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

/** The panel lists everything; tests need the violations alone, which axe finds sooner. */
const axeOptions = import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {}

const preview: Preview = {
  globalTypes,
  initialGlobals: {
    language: 'en',
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  },
  parameters: {
    a11y: { test: 'error', options: { ...axeOptions, preload: false } },
    viewport: { options: viewportOptions },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: LazyDocs, toc: { headingSelector: 'h2', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Design system',
          ['Foundations', 'Parts'],
          'Sitemap',
          'Flows',
          '*',
          'Documents',
          'Translations',
          'Contract',
          'Docs',
          'Devtools',
        ],
      },
    },
  },
  // Runs before the stories' own loaders, which open worlds.
  loaders: [forgetEarlierStory, loadToolbarLanguage, fitWindow],
  decorators: [withTheme],
  beforeEach: [recordConsole, keepPseudo],
  afterEach: failOnConsole,
}

export default preview
