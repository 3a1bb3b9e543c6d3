import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { beginOrder } from '../get-started/begin-order.ts'
import { express, pickService, rush, servicesReady, serviceTile } from './service-choice-steps.ts'

const path = '/researcher/submit/manuscript-services'
const started = '/researcher/submit/get-started'

// ServicesScreen
export default {
  ...screen,
  title: 'Order form/Delivery',
  args: { path, world: 'scenario=new-customer&at=manuscript-services' },
}

export const Rush: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    await waitFor(() => expect(rush(canvas)).toHaveAccessibleDescription(/^\$130\.20 more · Due /))
    await userEvent.click(rush(canvas))
    await expect(rush(canvas)).toBeChecked()
    await servicesReady(canvas)
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(summary.getAllByText('$502.20')).not.toHaveLength(0)
    await userEvent.click(rush(canvas))
    await expect(rush(canvas)).not.toBeChecked()
    await servicesReady(canvas)
    await expect(summary.getAllByText('$372')).not.toHaveLength(0)
  },
}

/** Rush and express exclude each other; another service keeps the choice if it offers it. */
export const Express: ScreenStory = {
  args: { world: 'scenario=new-customer&at=manuscript-services&flag=express_delivery:on' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    await userEvent.click(rush(canvas))
    await userEvent.click(express(canvas))
    await expect(express(canvas)).toBeChecked()
    await expect(rush(canvas)).not.toBeChecked()
    await pickService(canvas, 'Standard Editing')
    await expect(express(canvas)).toBeChecked()
    await pickService(canvas, 'VIP Editing')
    await expect(express(canvas)).not.toBeChecked()
    await expect(express(canvas)).toHaveAccessibleDescription('Not available with VIP Editing.')
    await servicesReady(canvas)
    await expect(express(canvas)).not.toBeChecked()
  },
}

export const ExpressNotOnSite: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer&at=manuscript-services&flag=express_delivery:off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    await servicesReady(canvas)
    await expect(express(canvas)).toBeDisabled()
    await expect(express(canvas)).toHaveAccessibleDescription('Not available on this site.')
  },
}

const withWords = (words: string, offered: boolean): ScreenStory => ({
  args: { path: started, world: 'scenario=new-customer&flag=express_delivery:on' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words, language: 'English' }
    await beginOrder(canvasElement, { goal: 'Edit my manuscript', text })
    await pickService(canvas, 'Standard Editing')
    await servicesReady(canvas)
    if (offered) await expect(express(canvas)).toBeEnabled()
    else {
      const why = 'Only for texts of 4,000 to 5,999 words.'
      await expect(express(canvas)).toHaveAccessibleDescription(why)
    }
  },
})

export const ExpressFrom4000Words = { tags: ['deep'], ...withWords('4,000', true) }
export const ExpressTo5999Words = { tags: ['deep'], ...withWords('5,999', true) }
export const NoExpressFrom6000Words = { tags: ['deep'], ...withWords('6,000', false) }

/** The loyalty level reduces the surcharge for rush. */
export const RushDiscount: ScreenStory = {
  args: { world: 'scenario=elite&at=manuscript-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    const discount = /This includes \d+% off for your loyalty level\./
    await waitFor(() => expect(rush(canvas)).toHaveAccessibleDescription(discount))
  },
}

export const RushRefusedAndUndone: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=manuscript-services&fault=setDeliveryTier:network:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await serviceTile(canvas, 'Premium Editing')
    await userEvent.click(rush(canvas))
    await expect(
      await canvas.findByText(/^Your choice was not saved, so we undid it\./),
    ).toBeVisible()
    await expect(rush(canvas)).not.toBeChecked()
  },
}

/** Names of services on one line each, since it would break within a word. */
export const NamesInJapanese: ScreenStory = {
  args: { world: 'scenario=japan&at=manuscript-services' },
  globals: { language: 'jp' },
  play: async ({ canvasElement }) => {
    const names = await within(canvasElement).findAllByText(/英文校正/, {
      selector: 'label > span',
    })
    for (const name of names) {
      const text = document.createRange()
      text.selectNode(name.firstChild ?? name)
      await expect(text.getClientRects()).toHaveLength(1)
    }
  },
}
