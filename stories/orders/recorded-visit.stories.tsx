import { expect, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// DashboardScreen and OrderPageScreen as a server answered them during a visit; names and texts are invented
export default {
  ...screen,
  title: 'Orders/Recorded visit',
  args: { path: '/researcher', world: 'recording=unpaid-order' },
}

export const Dashboard: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('12 unpaid invoices')).toBeVisible()
    await expect(await canvas.findAllByRole('link', { name: /^Pay \$\d+ for / })).toHaveLength(10)
    await expect(canvas.getByRole('link', { name: 'Pay $2,301' })).toBeVisible()
    await expect(canvas.queryByText(/Samuel|Okafor/)).toBeNull()
  },
}

export const Order: ScreenStory = {
  args: { path: '/researcher/details/IZE4LILE' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('IZE4LILE')
    await expect(await canvas.findByText(/^Numerus alter luna/)).toBeVisible()
    await expect(await canvas.findByText('Pay $217')).toBeVisible()
    await expect(canvas.getByText(/about this order[.]/)).toHaveTextContent(
      'yara.penrose@example.edu',
    )
  },
}
