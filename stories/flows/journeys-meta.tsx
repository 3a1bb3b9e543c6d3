import type { Meta } from '@storybook/react-vite'
import { Filmstrip } from './filmstrip.tsx'

/** What the files of journeys have in common. */
export const journeysMeta = {
  component: Filmstrip,
  // Each frame is compared in its own story.
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, withoutMessages: true },
  render: (args, { globals: { language, scheme } }) => (
    <Filmstrip
      {...args}
      // Each frame is checked for accessibility in its own story.
      globals={`language:${language};scheme:${scheme};a11y.manual:!true`}
      isPlayed={language === 'en'}
    />
  ),
} satisfies Meta<typeof Filmstrip>
