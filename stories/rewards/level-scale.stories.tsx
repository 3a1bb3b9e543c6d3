import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LevelScale } from '../../src/features/rewards/level-scale.tsx'
import { expectNoOverflow } from '../expect-no-overflow.ts'

const welcome = { identity: 'level-welcome', name: 'welcome', minimumPointsNeeded: 0 } as const
const premier = { identity: 'level-premier', name: 'premier', minimumPointsNeeded: 1_000 } as const
const elite = { identity: 'level-elite', name: 'elite', minimumPointsNeeded: 4_000 } as const
const loyaltyLevels = [welcome, premier, elite]

const meta: Meta<typeof LevelScale> = { title: 'Rewards/Level scale', component: LevelScale }
export default meta

type Story = StoryObj<typeof LevelScale>

export const NoPointsYet: Story = {
  args: { levels: { userLoyaltyLevel: welcome, loyaltyLevels }, points: 0 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Progress to Premier' })
    await expect(meter).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByText('0 of 1,000 points')).toBeVisible()
  },
}

export const BetweenLevels: Story = {
  args: { levels: { userLoyaltyLevel: premier, loyaltyLevels }, points: 1_840 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Progress to Elite' })
    await expect(meter).toHaveAttribute('aria-valuetext', '46%')
    await expect(Number(meter.getAttribute('aria-valuenow'))).toBeCloseTo(1.28)
    await expect(canvas.getByText('2,160 points to Elite')).toBeVisible()
    await expect(canvas.getByText('1,840 of 4,000 points')).toBeVisible()
  },
}

export const HighestLevelReached: Story = {
  args: { levels: { userLoyaltyLevel: elite, loyaltyLevels }, points: 5_200 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'The highest level' })
    await expect(meter).toHaveAttribute('aria-valuenow', meter.getAttribute('aria-valuemax'))
    await expect(canvas.getByText('You’ve reached the highest level.')).toBeVisible()
  },
}

export const SmallAndDark: Story = {
  tags: ['deep'],
  ...BetweenLevels,
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: expectNoOverflow,
}
