import type { StorybookConfig } from '@storybook/react-vite'
import type { PluginOption } from 'vite'
import { consentScript } from '../scripts/consent-plugin.ts'
import { mockWorker } from '../scripts/mock-worker-plugin.ts'
import { componentPropsPlugin } from './component-props-plugin.ts'
import { lastPictures } from './last-pictures.ts'
import { namedStories } from './named-stories.ts'
import { pseudoPlugin } from './pseudo-plugin.ts'
import { skipChangedPlaysPlugin } from './skip-changed-plays-plugin.ts'

/** Imported only when needed: its reader of the contract takes half a second. */
async function reference() {
  const { writeReference } = await import('../scripts/reference/write-reference.ts')
  return { from: await writeReference(), to: '/reference' }
}

// Tests of named files do not index the others, which takes a second.
const named = process.env.VITEST ? namedStories(process.argv) : []

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: named.length > 0 ? named : ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  staticDirs: async (_, { configType }) => [
    '../public',
    { from: '../docs/design-tokens', to: '/tokens' },
    // Tests of stories do not show it, and start sooner without.
    ...(process.env.VITEST ? [] : [await reference()]),
    ...(process.env.VITEST || configType === 'PRODUCTION' ? [] : [lastPictures()]),
    // Builds put Storybook's font elsewhere than its pages expect it.
    { from: '../node_modules/storybook/assets/browser', to: '/sb-common-assets' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: async (vite, { configType }) => ({
    ...vite,
    plugins: [
      await withoutOwnBuild(vite.plugins ?? []),
      skipChangedPlaysPlugin(),
      pseudoPlugin(),
      componentPropsPlugin(),
      configType === 'PRODUCTION' ? [mockWorker(), consentScript({ isDemo: true })] : [],
    ],
  }),
}

// The route tree has one writer; boot script, files of catalogs and folder check belong to the application.
const ownBuild = /router-generator|^galley-(boot|catalogs|folder)$/

async function withoutOwnBuild(plugins: PluginOption[]): Promise<PluginOption[]> {
  const resolved = await Promise.all(plugins)
  const flat: PluginOption[] = []
  for (const plugin of resolved) {
    if (Array.isArray(plugin)) flat.push(...(await withoutOwnBuild(plugin)))
    else if (plugin && !ownBuild.test(plugin.name)) flat.push(plugin)
  }
  return flat
}

export default config
