import { expect, userEvent, within } from 'storybook/test'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// PriceQuoteScreen, beyond the days that its prices hold
export default {
  ...screen,
  title: 'Order form/Price quote expiry',
  args: {
    path: '/researcher/submit/price-quote-completed',
    world: 'scenario=order-form&at=quote',
  },
}

/** Neither sent nor turned into an order at prices that no longer hold. */
export const Expired: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/prices hold until/)).toHaveTextContent(
      /until 2026-12-02\.$/,
    )
    await advanceClock(loaded.screen?.clock, 31 * 86_400_000)
    const expired = await canvas.findByText(/Its prices no longer hold\.$/)
    await expect(expired).toHaveTextContent(/expired on 2026-12-02\. Its prices no longer hold\.$/)
    await expect(canvas.queryByRole('button', { name: 'Send quote' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Turn this quote/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new quote' }))
    await expect(await canvas.findByText(/^Your earlier quote expired on/)).toHaveTextContent(
      /^Your earlier quote expired on 2026-12-02, .* until 2027-01-02\.$/,
    )
    await expect(canvas.getByRole('button', { name: /^Turn this quote/ })).toBeVisible()
  },
}

export const ActionsBesideTheCard: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('region', { name: 'Price quote PQ-10481' })
    const order = canvas.getByRole('button', { name: 'Turn this quote into an order' })
    await expect(order.getBoundingClientRect().left).toBeGreaterThan(
      card.getBoundingClientRect().right,
    )
    // The text is specified in lower case; the screen begins it with a capital.
    const title = canvas.getByRole('heading', { name: 'thank you!', level: 1 })
    await expect(getComputedStyle(title, '::first-letter').textTransform).toBe('uppercase')
  },
}
