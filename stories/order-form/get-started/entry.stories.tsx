import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'

// OrderFormEntryScreen
export default {
  ...screen,
  title: 'Order form/Ways in',
  args: { path: '/researcher/submit/new', world: 'scenario=new-customer' },
}

const heading = (name: string) => ({ name, level: 1 })

const continued = /^You are continuing an order/

const cleared = 'Your order form has been cleared. You can start a new order.'

const welcomeBack = /^Welcome back\. You were at step 4 of 5: Details\./

/** `new` opens the saved step and warns. */
export const Continued: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/new', world: 'scenario=order-form' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeVisible()
    await expect(await canvas.findByText(continued)).toBeVisible()
  },
}

export const StartedOver: ScreenStory = {
  args: { path: '/researcher/submit/new', world: 'scenario=order-form' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'clear it and start over' }))
    await expect(await canvas.findByRole('heading', heading('Start your order'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(continued)).not.toBeInTheDocument())
    await expect(canvas.getByText(cleared)).toBeVisible()
  },
}

/** The warning ends with the order that it is about. */
export const ContinuedAndPlaced: ScreenStory = {
  args: { path: '/researcher/submit/new', world: 'scenario=prepaid&at=payment-details' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(continued)).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^I accept/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByRole('heading', heading('Thank you!'))).toBeVisible()
    await expect(canvas.queryByText(continued)).not.toBeInTheDocument()
  },
}

export const ByPromotionalCode: ScreenStory = {
  args: {
    path: '/researcher/submit/get-started?promotionalCode=RIVER15&utm_source=newsletter',
    world: 'scenario=order-form&at=get-started',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Promo code RIVER15 has been applied.')).toBeVisible()
  },
}

export const ByUnknownCode: ScreenStory = {
  args: { path: '/researcher/submit/new?promotionalCode=NO-SUCH-CODE' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^The promo code in your link is not valid/)).toBeVisible()
  },
}

export const ByPartner: ScreenStory = {
  args: {
    path: '/researcher/submit/new?revenueShareCode=RS-BRANDEIS',
    world: 'scenario=anonymous',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Welcome\. Your order supports/)).toBeVisible()
  },
}

export const Resumed: ScreenStory = {
  args: { path: '/researcher/submit/resume', world: 'scenario=order-form' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeVisible()
    const notice = await canvas.findByText(welcomeBack)
    await expect(notice).toHaveTextContent(
      /Saved so far: Sleep and walking in older adults\.docx · Premium Editing$/,
    )
    await expect(canvas.queryByText(continued)).not.toBeInTheDocument()
  },
}

export const ClearedAndStartedOver: ScreenStory = {
  args: { path: '/researcher/submit/reset', world: 'scenario=order-form' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Start your order'))).toBeVisible()
    for (const goal of await canvas.findAllByRole('radio')) await expect(goal).not.toBeChecked()
    await expect(canvas.getByText(cleared)).toBeVisible()
  },
}

/** A link with parameters that the form doesn't know. */
const begunWith = (search: string): ScreenStory => ({
  args: { path: `/researcher/submit/new?${search}` },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Start your order'))).toBeVisible()
    const { calls }: OpenedScreen = loaded.screen
    const begun = calls.all().filter(({ operation }) => operation === 'startOrderForm')
    await expect(begun).not.toHaveLength(0)
    await expect(begun.filter(({ status }) => status !== 200)).toEqual([])
  },
})

export const ByRepeatedParameters = begunWith('utm_source=newsletter&utm_source=journal&utm_term=')
export const ByUnknownGoal = { tags: ['deep'], ...begunWith('goal=rework&version=1') }
export const ByLongCodes = {
  tags: ['deep'],
  ...begunWith(`promotionalCode=A%2FB&revenueShareCode=${'a'.repeat(65)}`),
}
export const ByLongParameters = {
  tags: ['deep'],
  ...begunWith(`gclid=${'a'.repeat(2_000)}&%20=%00`),
}

/** A step that is not open yet leads to the current one. */
export const OutOfOrder: ScreenStory = {
  args: { path: '/researcher/submit/details' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Start your order'))).toBeVisible()
    const { router }: OpenedScreen = loaded.screen
    await expect(router.state.location.pathname).toBe('/en/researcher/submit/get-started')
  },
}

const failedAndRetried = (retried: string): ScreenStory['play'] => {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', heading(retried))).toBeVisible()
  }
}

export const NewFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/submit/new',
    world: 'scenario=new-customer&fault=startOrderForm:500:1',
  },
  play: failedAndRetried('Start your order'),
}

export const ResumeFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/submit/resume',
    world: 'scenario=order-form&fault=startOrderForm:500:1',
  },
  play: failedAndRetried('Project details'),
}

export const ResetFailedAndRetried: ScreenStory = {
  args: {
    path: '/researcher/submit/reset',
    world: 'scenario=order-form&fault=resetOrderForm:500:1',
  },
  play: failedAndRetried('Start your order'),
}
