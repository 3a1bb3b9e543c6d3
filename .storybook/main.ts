import type { StorybookConfig } from '@storybook/react-vite'
import type { PluginOption } from 'vite'
import { writeReference } from '../scripts/reference/write-reference.ts'
import { playAsToldPlugin } from './play-as-told-plugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  staticDirs: async () => ['../public', { from: await writeReference(), to: '/reference' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: async (vite) => ({
    ...vite,
    plugins: [await withoutRouteGeneration(vite.plugins ?? []), playAsToldPlugin()],
  }),
}

/** The route tree is written by the application's own build; a second writer would race with it. */
async function withoutRouteGeneration(plugins: PluginOption[]): Promise<PluginOption[]> {
  const resolved = await Promise.all(plugins)
  const flat: PluginOption[] = []
  for (const plugin of resolved) {
    if (Array.isArray(plugin)) flat.push(...(await withoutRouteGeneration(plugin)))
    else if (plugin && !plugin.name.includes('router-generator')) flat.push(plugin)
  }
  return flat
}

export default config
