import { expect, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// PromotionsScreen
export default {
  ...screen,
  title: 'Rewards/Current Promotions',
  args: { path: '/researcher/coupons', world: 'scenario=elite' },
}

export const Promotions: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('table', { name: 'Current Promotions' })
    await expect(within(table).getAllByRole('row')).toHaveLength(3)
    const ending = within(table).getByText('Expires soon').closest('tr')
    await expect(ending).toHaveTextContent('AUTUMN12')
    await expect(within(table).getAllByText(/12%/)).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Start a new order' })).toBeVisible()
    await expect(within(table).getByRole('button', { name: 'Copy code FIGURES20' })).toBeVisible()
  },
}

export const None: ScreenStory = {
  args: { world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No promotions at the moment')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=elite&fault=loadLoyalty:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The promotions are loading.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=elite&fault=loadLoyalty:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    const table = await canvas.findByRole('table', { name: 'Current Promotions' })
    await expect(within(table).getAllByRole('row')).toHaveLength(3)
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Expires soon')).toBeVisible()
    await expectNoOverflow()
  },
}
