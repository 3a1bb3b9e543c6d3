import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// AccountFields
export default {
  ...screen,
  title: 'Auth/Registration, optional fields',
  args: { path: '/register', world: 'scenario=anonymous' },
}

/** They stay open while one of them is emptied again. */
export const Unfolded: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByLabelText(/^Title/)
    await expect(title).not.toBeVisible()
    await userEvent.click(canvas.getByText('More about you (optional)'))
    await expect(title).toBeVisible()
    await userEvent.selectOptions(title, 'Dr.')
    await userEvent.selectOptions(title, '')
    await expect(title).toBeVisible()
  },
}
