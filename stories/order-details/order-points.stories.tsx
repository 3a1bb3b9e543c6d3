import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pathWithFacts } from '../../mocks/scenarios/path-with-facts.ts'
import { forms, payInWorld } from '../invoices/pay-off-world.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// OrderPageScreen, which brings the points of its order
export default {
  ...screen,
  title: 'Orders/Points',
  args: { path: '/researcher/details/{orders.editable}', world: 'scenario=returning-customer' },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

/** Addresses of the calls for the points of an order. */
const callsForPoints = (opened: OpenedScreen | undefined, order: string) =>
  (opened?.calls.all() ?? []).filter(
    ({ operation, url }) => operation === 'getRewardPoints' && url.includes(order),
  )

export const AskedFor: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const order = pathWithFacts('{orders.editable}', opened?.facts)
    await expect(
      await within(canvasElement).findByRole('heading', { name: order, level: 1 }),
    ).toBeVisible()
    await waitFor(() => expect(callsForPoints(opened, order)).toHaveLength(1))
  },
}

export const NoneToCollect: ScreenStory = {
  args: { path: '/researcher/details/{orders.byCard}', world: 'scenario=placed-orders' },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    await expect(
      await within(canvasElement).findByText('We’re finding the right editor'),
    ).toBeVisible()
    await expect(callsForPoints(opened, '')).toEqual([])
  },
}

/** The dashboard learns of them once the page of the order was opened. */
export const PaidElsewhere: ScreenStory = {
  args: { path: '/researcher' },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    const rewards = within(await canvas.findByRole('region', { name: 'Rewards' }))
    await expect(await rewards.findByText('1,840 points')).toBeVisible()
    // The invoices would bring the points, too.
    await canvas.findByText('2 unpaid invoices')
    payInWorld(opened, ['US-90321'], forms.card)
    await expect(rewards.getByText('1,840 points')).toBeVisible()

    const order = pathWithFacts('{orders.completedUnpaid}', opened?.facts)
    const [card] = canvas
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes(order))
    await userEvent.click(within(card ?? canvasElement).getAllByRole('link')[0] ?? canvasElement)
    const rail = within(await canvas.findByRole('complementary', { name: 'Your order' }))
    await expect(await rail.findByText(/^Paid/)).toBeVisible()
    await waitFor(() => expect(callsForPoints(opened, order)).toHaveLength(1))
    // Leaving the page earlier would cancel the call.
    await waitFor(() => expect(opened?.queryClient.isFetching()).toBe(0))
    await userEvent.click(canvas.getByRole('link', { name: 'Back to my orders' }))
    await expect(await canvas.findByText('1,883 points')).toBeVisible()
  },
}
