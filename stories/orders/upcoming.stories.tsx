import { expect, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// UpcomingStrip of the dashboard
export default { ...screen, title: 'Orders/Next 14 days', args: { path: '/researcher' } }

/** Beside the orders: of all pages, by the day on which they arrive; days off can be told apart. */
export const DueInTheNextDays: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = await canvas.findByRole('region', { name: 'The next 14 days' })
    await expect(region.closest('aside')).toHaveAccessibleName('Your account at a glance')
    const strip = within(region)
    const entries = strip.getAllByRole('listitem')
    await expect(entries).toHaveLength(4)
    await expect(entries[0]).toHaveTextContent(/2026-\d\d-\d\d \d\d:\d\d$/)
    const off = canvasElement.querySelector('[data-weekend="true"]') ?? canvasElement
    await expect(getComputedStyle(off).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await userEvent.click(strip.getAllByRole('link')[0] ?? canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Back to my orders' })).toBeVisible()
  },
}

export const DueOnASmallScreen: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const region = { name: 'The next 14 days' }
    await expect(await within(canvasElement).findByRole('region', region)).toBeVisible()
    await expectNoOverflow()
  },
}
