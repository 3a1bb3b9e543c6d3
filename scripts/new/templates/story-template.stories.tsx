import { expect, userEvent } from 'storybook/test'
import { type ScreenStory, screen } from '../../../stories/screen.tsx'

// TemplateScreen
export default {
  ...screen,
  title: 'Domain/Template title',
  args: { path: '/researcher/rewards', world: 'scenario=returning-customer' },
}

export const Full: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page is loaded.')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=loadLoyalty:time-out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page is loading.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=loadLoyalty:500:1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('The page is loaded.')).toBeVisible()
  },
}
