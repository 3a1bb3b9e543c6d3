import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// OrderSearch, OrderPages
export default { ...screen, title: 'Orders/Search', args: { path: '/researcher' } }

/** The address has the days of the search. */
export const ByDates: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Search', { selector: 'summary' }))
    await userEvent.type(await canvas.findByLabelText('Ordered from'), '01/01/1999')
    await userEvent.type(canvas.getByLabelText('Ordered to'), '1/2/1999{Enter}')
    await expect(await canvas.findByText('No matching orders')).toBeVisible()
    const { router }: OpenedScreen = loaded.screen
    await expect(router.state.location.pathname).toBe(
      '/en/researcher/index/orders/_/_/1999-01-01/1999-01-02/1',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Show all orders' }))
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

export const LastPage: ScreenStory = {
  args: { path: '/researcher/index/orders/_/_/_/_/3' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/page 3 of 3/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toBeVisible()
    for (const name of ['Next page', 'Last page']) {
      await expect(canvas.queryByRole('link', { name })).toBeNull()
    }
    await userEvent.click(canvas.getByRole('link', { name: 'First page' }))
    await expect(await canvas.findByText(/page 1 of 3/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Last page' })).toBeVisible()
  },
}
