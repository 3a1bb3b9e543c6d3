import { expect, userEvent, waitFor, within } from 'storybook/test'
import { applySettings, parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { forgetPrepayDrafts } from '../../src/features/prepay/prepay-draft.ts'
import type { ScreenStory } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { acceptAndPay, choosePaymentMethod, typeAmount } from './fill-payment.ts'
import { leave, paymentScreen } from './payment-screen.ts'

// A form that the browser restores from its back/forward cache.
export default { ...paymentScreen, title: 'Payment/Back to the form' }

async function leaveForPayPal(canvasElement: HTMLElement) {
  await typeAmount(canvasElement, '250')
  await choosePaymentMethod(canvasElement, /^PayPal/)
  await acceptAndPay(canvasElement)
  await within(canvasElement).findByText('One moment, please. The payment page is opening.')
}

/** The event of a page restored from the back/forward cache. */
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

const callsOf = (screen: OpenedScreen | undefined, operation: string) =>
  screen?.calls.all().filter((call) => call.operation === operation).length

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

export const BackWithoutPaying: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await leaveForPayPal(canvasElement)
    // The payment refetches the prepayments.
    await waitFor(() => expect(callsOf(screen, 'loadInvoices')).toBe(2))
    const users = callsOf(screen, 'loadUser') ?? 0
    comeBack()
    await waitFor(() => expect(canvas.queryByText(/payment page is opening/)).toBeNull())
    await waitFor(() => expect(callsOf(screen, 'loadUser')).toBe(users + 1))
    await waitFor(() => expect(callsOf(screen, 'loadInvoices')).toBe(3))
    await expect(canvas.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $250' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
  },
}

export const BackAfterPaying: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await leaveForPayPal(canvasElement)
    // The return page has closed the draft, which a cached page does not notice.
    forgetPrepayDrafts({ identity: screen?.facts.person.identity ?? '', prepayments: [] })
    comeBack()
    await expect(await canvas.findByLabelText(/^Amount in/)).toHaveValue('')
    await expect(canvas.queryByText(/in another tab/)).toBeNull()
    await expect(canvas.queryAllByText('Please enter an amount.')).toEqual([])
    await expect(callsOf(screen, 'payForPrepayment')).toBe(1)
  },
}

export const BackWithoutASession: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await leaveForPayPal(canvasElement)
    screen?.world.transact(() =>
      applySettings(screen.world, parseScenarioRequest('fault=loadUser:401:1')),
    )
    comeBack()
    const dialog = { name: 'Please sign in again' }
    await expect(await canvas.findByRole('alertdialog', dialog)).toBeVisible()
  },
}
