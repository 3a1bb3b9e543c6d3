import { expect, test } from 'vitest'
import { namedStories } from '../.storybook/named-stories.ts'

test.each([
  {
    args: ['run', 'stories/orders/dashboard.stories.tsx', '-t', 'No Orders Yet'],
    stories: ['../stories/orders/dashboard.stories.tsx'],
  },
  { args: ['run', 'stories/orders'], stories: [] },
  { args: ['run', 'stories/orders/dashboard.stories.tsx', 'stories/rewards'], stories: [] },
  { args: ['run', '--project', 'stories'], stories: [] },
  { args: ['run'], stories: [] },
])('indexes only $stories for $args', ({ args, stories }) => {
  expect(namedStories(args)).toEqual(stories)
})
