import { expect, userEvent, within } from 'storybook/test'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// OrderPageScreen, where editing ends without a change
export default {
  ...screen,
  title: 'Orders/Edit ended',
  args: {
    path: '/researcher/details/{orders.editable}?edit=true',
    world: 'scenario=returning-customer',
  },
}

const hour = 3_600_000
const typed = 'Rivers at night'

async function typeTitle(canvasElement: HTMLElement) {
  const title = await within(canvasElement).findByLabelText('Project title')
  await userEvent.clear(title)
  await userEvent.click(title)
  await userEvent.paste(typed)
}

export const CancelledAndForgotten: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await typeTitle(canvasElement)
    canvas.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    const edit = await canvas.findByRole('button', { name: 'Edit this order' })
    await expect(canvas.queryByText(typed)).toBeNull()
    await userEvent.click(edit)
    await expect(await canvas.findByLabelText('Project title')).not.toHaveValue(typed)
    const { calls }: OpenedScreen = loaded.screen
    await expect(calls.all().some(({ operation }) => operation === 'saveOrder')).toBe(false)
  },
}

export const WorkHasBegunMeanwhile: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await typeTitle(canvasElement)
    const { clock }: OpenedScreen = loaded.screen
    await advanceClock(clock, 2 * hour)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText(/^Work on this order has begun/)).toBeVisible()
    await expect(canvas.getByLabelText('Project title')).toHaveValue(typed)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Your editor is at work')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit this order' })).toBeNull()
  },
}
