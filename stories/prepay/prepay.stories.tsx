import { expect, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// The state of the PrepaymentsOffScreen; the page itself is still to come.
export default {
  ...screen,
  title: 'PrePay/PrePay',
  args: { path: '/researcher/prepay' },
}

const heading = (name: string) => ({ name, level: 1 })

export const Disabled: ScreenStory = {
  args: { world: 'scenario=prepay-off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = heading('Prepayments are disabled')
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText(/You pay for each order when you place it/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my orders' })).toBeVisible()
  },
}

export const NotBuiltYet: ScreenStory = {
  args: { world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('PrePay'))).toBeVisible()
  },
}
