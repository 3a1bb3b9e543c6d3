import { expect, userEvent, waitFor, within } from 'storybook/test'
import { payForForm } from '../../mocks/backend/rules/payment/settlement/pay-for-form.ts'
import { cardForm } from '../../mocks/testing/payment/payment-requests.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { pickService } from './services/service-choice-steps.ts'

// GoneForm
export default {
  ...screen,
  title: 'Order form/Placed elsewhere',
  args: {
    path: '/researcher/submit/manuscript-services',
    world: 'scenario=returning-customer&at=payment-details',
  },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

/** As another tab does. */
function place({ screen: opened }: Opened['loaded']): void {
  const world = opened?.world
  const form = world?.orderForms.get('form-1')
  const user = form && world?.users.get(form.owner)
  if (!world || !user) throw new Error('There is no order form to pay.')
  payForForm({ world, now: fixedNow, user, form, body: cardForm })
}

async function opensTheOrder({ canvasElement, loaded: { screen: opened } }: Opened) {
  const page = within(canvasElement.ownerDocument.body)
  await expect(await page.findByText(/^You have already placed this order/)).toBeVisible()
  const number = opened?.world.orderForms.get('form-1')?.orderedAs
  await expect(opened?.router.state.location.pathname).toBe(
    `/en/researcher/details/${number}/thank-you`,
  )
  await expect(page.queryByText(/was not saved/)).toBeNull()
  const called = opened?.calls.all().map(({ operation }) => operation)
  await expect(called?.filter((operation) => operation === 'startOrderForm')).toHaveLength(1)
}

export const ServiceChosen: ScreenStory = {
  play: async (opened: Opened) => {
    const canvas = within(opened.canvasElement)
    await canvas.findByRole('radio', { name: /^Scientific Editing/ })
    place(opened.loaded)
    await pickService(canvas, 'Scientific Editing')
    await opensTheOrder(opened)
  },
}

export const StepSaved: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/details' },
  play: async (opened: Opened) => {
    const canvas = within(opened.canvasElement)
    const next = await canvas.findByRole('button', { name: 'Continue' })
    place(opened.loaded)
    await userEvent.click(next)
    await opensTheOrder(opened)
  },
}

/** The window is looked at again. */
export const Returned: ScreenStory = {
  play: async (opened: Opened) => {
    const canvas = within(opened.canvasElement)
    await canvas.findByRole('radio', { name: /^Scientific Editing/ })
    place(opened.loaded)
    await opened.loaded.screen?.queryClient.refetchQueries({ queryKey: ['order-form', 'current'] })
    await opensTheOrder(opened)
  },
}

/** Another tab cleared the form and began a new one. */
export const Cleared: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const page = within(canvasElement.ownerDocument.body)
    const canvas = within(canvasElement)
    await canvas.findByRole('radio', { name: /^Scientific Editing/ })
    opened?.world.transact(() => opened.world.orderForms.remove('form-1'))
    await pickService(canvas, 'Scientific Editing')
    await expect(await page.findByText(/^The order form that was open here/)).toBeVisible()
    await waitFor(() =>
      expect(opened?.router.state.location.pathname).toBe('/en/researcher/submit/get-started'),
    )
    await expect(page.queryByText(/was not saved/)).toBeNull()
  },
}
