import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// EndingsWidget of the dashboard
export default {
  ...screen,
  title: 'Orders/Use it before it ends',
  args: { path: '/researcher', world: 'scenario=elite' },
}

const region = { name: 'Use it before it ends' }

/** It loads when it comes near the window, and everything above it may still grow. */
function findCard(canvasElement: HTMLElement, name = region.name) {
  return waitFor(
    () => {
      canvasElement.querySelector('aside > :last-child')?.scrollIntoView()
      return within(canvasElement).getByRole('region', { name })
    },
    { timeout: 20_000 },
  )
}

/** What ends within 60 days, the first first, with its worth and a way to use it. */
export const EndsSoon: ScreenStory = {
  play: async ({ canvasElement }) => {
    const card = within(await findCard(canvasElement))
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3))
    const [code, credit, subscription] = card.getAllByRole('listitem')
    await expect(code).toHaveTextContent(/^12% off with promo code AUTUMN12.*9 days left/)
    await expect(credit).toHaveTextContent(/^Credit of \$40.*See your invoices$/)
    await expect(subscription).toHaveTextContent(
      /^Digital editing for one year.*Edit a manuscript$/,
    )
    await expect(card.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  },
}

export const UsedForANewOrder: ScreenStory = {
  play: async ({ canvasElement }) => {
    const card = within(await findCard(canvasElement))
    await userEvent.click(await card.findByRole('link', { name: 'Use it for a new order' }))
    await expect(await page.findByText(/Your promo code is ready/)).toBeVisible()
    const worth = 'You’ll see what it takes off once you choose a service.'
    await expect(await page.findByText(worth)).toBeVisible()
  },
}

/** What could not be loaded is said, and what is known stays. */
export const PartlyLoaded: ScreenStory = {
  args: { world: 'scenario=elite&fault=loadLoyalty:500:1' },
  play: async ({ canvasElement }) => {
    const card = within(await findCard(canvasElement))
    await card.findByText(
      'We could not check everything that may end soon.',
      {},
      { timeout: 10_000 },
    )
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.click(card.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3))
    await expect(card.queryByRole('alert')).toBeNull()
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', language: 'cn', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const card = within(await findCard(canvasElement, '到期前请使用'))
    await expect(await card.findByText('优惠码 AUTUMN12：优惠 12%')).toBeVisible()
    await expectNoOverflow()
  },
}
