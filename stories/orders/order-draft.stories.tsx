import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

export default {
  ...screen,
  title: 'Orders/Unfinished order',
  args: { path: '/researcher', world: 'scenario=order-form&at=details' },
}

export const AtDetails: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const draft = await canvas.findByRole('region', { name: 'Continue your order' })
    await expect(within(draft).getByText('Step 4 of 5: Details')).toBeVisible()
    await expect(await canvas.findByText('You have an order to finish.')).toBeVisible()
    await expect(canvas.queryByText('You’re all caught up.')).toBeNull()
    await expect(within(draft).getByText(/^Still missing: the title/)).toBeVisible()
    await userEvent.click(within(draft).getByRole('link', { name: 'Continue this order' }))
    await expect(await canvas.findByRole('heading', { name: 'Project details' })).toBeVisible()
  },
}

export const AtPayment: ScreenStory = {
  args: { world: 'scenario=order-form&at=payment-details' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Only the payment is left.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Discard it and start over' }))
    await expect(await canvas.findByRole('heading', { name: 'Start your order' })).toBeVisible()
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('region', { name: 'Continue your order' }),
    ).toBeVisible()
  },
}

export const NothingBegun: ScreenStory = {
  args: { world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('region', { name: 'My orders' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Continue your order' })).toBeNull()
  },
}

export const FailsOnce: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details&fault=loadCurrentOrderForm:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your unfinished order could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Step 4 of 5: Details')).toBeVisible()
  },
}

/** A finished quote can be opened again, and becomes no empty order. */
export const PriceQuote: ScreenStory = {
  args: { world: 'scenario=order-form&at=quote' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const draft = within(await canvas.findByRole('region', { name: 'Your price quote' }))
    await expect(draft.getByText('PQ-10481')).toBeVisible()
    await expect(await canvas.findByText('Your price quote is ready.')).toBeVisible()
    await userEvent.click(draft.getByRole('link', { name: 'See the quote' }))
    const summary = { name: 'Price quote PQ-10481' }
    await expect(await canvas.findByRole('region', summary)).toBeVisible()
  },
}

export const PriceQuoteDiscarded: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=quote' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'Discard it and start over' }))
    await expect(await canvas.findByRole('heading', { name: 'Start your order' })).toBeVisible()
  },
}
