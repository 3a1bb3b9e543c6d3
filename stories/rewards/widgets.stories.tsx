import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// RewardsWidget and ReferralWidget on the dashboard
export default { ...screen, title: 'Rewards/On the dashboard', args: { path: '/researcher' } }

export const PointsAndLink: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const points = await canvas.findByRole('region', { name: 'Rewards' })
    await expect(await within(points).findByText('2,160 points to Elite')).toBeVisible()
    const progress = within(points).getByRole('meter', { name: 'Progress to Elite' })
    await expect(progress).toHaveAttribute('aria-valuenow', '46')
    const referrals = await canvas.findByRole('region', { name: 'Tell a colleague' })
    await expect(referrals).toHaveTextContent('You have earned $120 so far.')
    await expect(within(referrals).getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}

export const LevelLoading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=loadLoyaltyLevels:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your level is loading.')).toBeInTheDocument()
    await expect(canvas.getByText('1,840 points')).toBeVisible()
  },
}

export const LevelFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=loadLoyaltyLevels:500:1' },
  play: async ({ canvasElement }) => {
    const points = await within(canvasElement).findByRole('region', { name: 'Rewards' })
    await userEvent.click(await within(points).findByRole('button', { name: 'Try again' }))
    await expect(await within(points).findByText('2,160 points to Elite')).toBeVisible()
  },
}
