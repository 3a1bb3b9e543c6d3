import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenRules } from '../.storybook/screen-rules.ts'
import { ApplicationRoot } from '../src/app/startup/application-root.tsx'
import { isSiteLanguage } from '../src/i18n/locales.ts'
import { holdTimeOuts } from './hold-time-outs.ts'
import { openScreen, type ScreenArgs } from './screen-world.ts'
import { stayInStory } from './stay-in-story.ts'
import { readToolbar } from './toolbar/world-as-chosen.ts'

function Screen(_: ScreenArgs) {
  return null
}

/**
 * Meta for stories that open the application at a path in a world. Language and scheme come from
 * the toolbar.
 */
export const screen = {
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    wholeApplication: true,
    a11y: { options: { rules: screenRules } },
  },
  loaders: [
    async ({ args, globals }) => {
      const language: unknown = globals.language
      const spoken = isSiteLanguage(language) ? language : 'en'
      return { screen: await openScreen(args, spoken, readToolbar(globals)) }
    },
  ],
  beforeEach: ({ args, globals }) => {
    const waits = args.world?.includes(':time-out') || globals.fault === 'no-answer'
    const letCallsEnd = waits ? holdTimeOuts() : undefined
    const letLeave = stayInStory()
    return () => {
      letLeave()
      letCallsEnd?.()
    }
  },
  render: (_, { loaded, globals }) => (
    <ApplicationRoot
      key={loaded.screen.key}
      queryClient={loaded.screen.queryClient}
      router={loaded.screen.router}
      scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
    />
  ),
} satisfies Meta<typeof Screen>

export type ScreenStory = StoryObj<ScreenArgs>
