import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// MigrationNotice
export default {
  ...screen,
  title: 'Migration/Notice',
  args: { path: '/researcher', world: 'scenario=china-migration-eligible' },
}

const move = { name: 'Move my account' }

export const Offered: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', move)).toBeVisible()
    await expect(canvas.getByText(/The move starts once your unpaid invoices/)).toBeVisible()
  },
}

export const Chosen: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', move))
    await expect(await canvas.findByText('You have chosen to move your account')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() =>
      expect(canvas.queryByText('You have chosen to move your account')).toBeNull(),
    )
  },
}

export const Postponed: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(canvas.queryByRole('button', move)).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Refused: ScreenStory = {
  args: {
    world:
      'scenario=china-migration-eligible&fault=optInToMigration:refusal=wfoe-opt-in-not-eligible',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', move))
    await expect(await canvas.findByText(/Your account cannot be moved yet/)).toBeVisible()
    await expect(canvas.getByRole('button', move)).toBeVisible()
  },
}
