import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

const reeditOf = (order: string) => ({ path: `/researcher/index/re-edit/{orders.${order}}` })

// ReeditScreen
export default {
  ...screen,
  title: 'Orders/Re-edit',
  args: { ...reeditOf('completedPaid'), world: 'scenario=returning-customer' },
}

export const Available: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/order-form\/reedit\/GX\w+$/),
    )
    await expect(canvas.getByRole('heading', { name: 'Your re-edit is free' })).toBeVisible()
    await expect(canvas.getByText(/^Completed on/)).toBeVisible()
    await expect(canvas.getAllByText(/round is free\.$|cost extra\.$/)).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Go to this order' })).toBeVisible()
  },
}

export const AnswerAttached: ScreenStory = {
  args: { path: '/researcher/index/re-edit/{orders.completedPaid}?answer=file-1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Your answer to the reviewers is attached')
    const link = canvas.getByRole('link', { name: 'Continue' })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/reedit\/GX\w+\?referenceFile=file-1$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it out' }))
    await waitFor(() =>
      expect(link).toHaveAttribute('href', expect.stringMatching(/\/reedit\/GX\w+$/)),
    )
  },
}

/** A story of an order without a re-edit, which says why. */
const refused = (order: string, reason: RegExp): ScreenStory => ({
  args: reeditOf(order),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(reason)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to this order' })).toBeVisible()
  },
})

export const NotCompleted: ScreenStory = refused('inProgress', /as soon as this order is completed/)

export const Unpaid: ScreenStory = {
  tags: ['deep'],
  ...refused('completedUnpaid', /as soon as this order is paid/),
  globals: { scheme: 'dark' },
}

export const InactiveService: ScreenStory = {
  tags: ['deep'],
  ...refused('inactiveService', /^This service is no longer offered/),
  globals: { viewport: { value: 'small' } },
}

export const NoEditing: ScreenStory = {
  tags: ['deep'],
  ...refused('figuresOnly', /This order has no editing/),
}

const unknown = (externalId: string): ScreenStory => ({
  args: { path: `/researcher/index/re-edit/${externalId}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'My orders' })).toBeVisible()
    await expect(canvas.getByText(`We could not find order ${externalId}`)).toBeVisible()
  },
})

export const UnknownOrder: ScreenStory = unknown('GX222222')

export const NoOrderNumber: ScreenStory = { tags: ['deep'], ...unknown('no_number') }

/** Found missing only after the page is shown. */
export const UnknownAfterRetry: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/index/re-edit/GX222222',
    world: 'scenario=returning-customer&fault=getOrderPayment:500:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'My orders' })).toBeVisible()
    await expect(canvas.getByText('We could not find order GX222222')).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&fault=getOrderPayment:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&fault=getOrderPayment:time-out' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Please wait while we load your order')
  },
}
