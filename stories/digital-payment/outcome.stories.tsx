import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  approveCheckout,
  declineCheckout,
} from '../../mocks/backend/rules/payment/settlement/settle-payment.ts'
import { applySettings, parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { purchaseRecords } from '../../src/features/digital-payment/purchase-records.ts'
import { advanceClock } from '../advance-clock.ts'
import { acceptAndPay, choosePaymentMethod } from '../payment/fill-payment.ts'
import { typeCardInFrame } from '../payment/methods/in-card-frame.ts'
import { paymentScreen } from '../payment/payment-screen.ts'
import type { ScreenStory } from '../screen.tsx'
import {
  beginByPayPal,
  comeBackToDigital,
  digitalCallsOf,
  expectPurchase,
  type OpenedDigital,
} from './digital-world.ts'

const world = 'scenario=digital-editing-open'

// AskPurchase, UnpaidNotice, PurchaseProgress
export default {
  ...paymentScreen,
  title: 'Digital payment/Outcome',
  args: { path: '/researcher/digital-editing/subscribe', world },
}

const mainPage = '/en/researcher/digital-editing'
const nothingFound = /^We found no payment/
const failed = 'An error occurred processing your payment'

async function payByCard(canvasElement: HTMLElement, number?: string) {
  await choosePaymentMethod(canvasElement, 'Credit card')
  await typeCardInFrame(canvasElement, number)
  await acceptAndPay(canvasElement)
}

const payAgain = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay $119' }))

export const LostAnswer: ScreenStory = {
  args: { world: `${world}&fault=payForDigitalEditing:lost-answer:1` },
  play: async (opened: OpenedDigital) => {
    await payByCard(opened.canvasElement)
    await expectPurchase(opened, mainPage)
    await expect(JSON.stringify(localStorage)).not.toContain('galley:payment:')
  },
}

export const LostRequest: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payForDigitalEditing:network:1` },
  play: async (opened: OpenedDigital) => {
    const { canvasElement } = opened
    const canvas = within(canvasElement)
    await payByCard(canvasElement)
    await expect(await canvas.findByText(nothingFound)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/Please don’t pay again/)).toBeNull())
    await expect(canvas.getByRole('radio', { name: 'Credit card' })).toBeChecked()
    await payAgain(canvasElement)
    await expectPurchase(opened, mainPage)
  },
}

export const LostAnswerOfADeclinedCard: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payForDigitalEditing:lost-answer:1` },
  play: async (opened: OpenedDigital) => {
    const { canvasElement } = opened
    const canvas = within(canvasElement)
    await payByCard(canvasElement, '4000 0000 0000 0002')
    await expect(await canvas.findByText(nothingFound)).toBeVisible()
    // The repeated key brings the answer that was lost.
    await payAgain(canvasElement)
    await expect(await canvas.findByRole('link', { name: /^Your bank declined/ })).toBeVisible()
    await typeCardInFrame(canvasElement)
    await payAgain(canvasElement)
    await expectPurchase(opened, mainPage)
  },
}

export const ServerCannotBeAsked: ScreenStory = {
  args: { world: `${world}&fault=payForDigitalEditing:network:1` },
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    const { screen } = loaded
    const canvas = within(canvasElement)
    const calls = () => digitalCallsOf(screen, 'payForDigitalEditing').length
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    const fault = parseScenarioRequest('fault=loadDigitalEditing:503:1')
    screen?.world.transact(() => applySettings(screen.world, fault))
    await acceptAndPay(canvasElement)
    await expect(
      await canvas.findByText('We don’t know yet whether your payment arrived'),
    ).toBeVisible()
    await payAgain(canvasElement)
    await expect(calls()).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(nothingFound)).toBeVisible()
  },
}

export const BackWithoutPaying: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: OpenedDigital) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    await comeBackToDigital(screen, beginByPayPal(screen), 'error')
    await expect(await canvas.findByText('Your payment by PayPal is not complete')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  },
}

/** The page is restored as it was left; what it pays next continues the open payment. */
export const BackInTheBrowser: ScreenStory = {
  tags: ['deep'],
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await acceptAndPay(canvasElement)
    await canvas.findByText('One moment, please. The payment page is opening.')
    const [left] = [...(loaded.screen?.world.payments.all() ?? [])]
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect(await canvas.findByText('Your payment by PayPal is not complete')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    await payAgain(canvasElement)
    await expectPurchase(opened, mainPage)
    const paid = [...(loaded.screen?.world.payments.all() ?? [])]
    await expect(paid.map(({ receiptCode }) => receiptCode)).toEqual([left?.receiptCode])
    await expect(JSON.stringify(localStorage)).not.toContain('galley:payment:')
  },
}

export const BackWithAReload: ScreenStory = {
  beforeEach: ({ loaded: { screen } }: Pick<OpenedDigital, 'loaded'>) => {
    const away = beginByPayPal(screen)
    purchaseRecords.editing.update(screen?.facts.person.identity ?? '', 'editing', { away })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your payment by PayPal is not complete')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  },
}

/** It is over, and nothing is said of it. */
export const BackAfterItWasPaid: ScreenStory = {
  beforeEach: ({ loaded: { screen } }: Pick<OpenedDigital, 'loaded'>) => {
    const away = beginByPayPal(screen)
    screen?.world.transact(() => approveCheckout(screen.world, away, fixedNow))
    purchaseRecords.editing.update(screen?.facts.person.identity ?? '', 'editing', { away })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Active until/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pay $119' })).toBeVisible()
    await expect(canvas.queryByText(/is not complete$/)).toBeNull()
  },
}

export const Declined: ScreenStory = {
  tags: ['deep'],
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    const { screen } = loaded
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    const receiptCode = beginByPayPal(screen)
    screen?.world.transact(() => declineCheckout(screen.world, receiptCode, fixedNow))
    await comeBackToDigital(screen, receiptCode, 'error')
    await expect(await canvas.findByText(failed)).toBeVisible()
    await expect(canvas.getByText(/^PayPal declined the payment/)).toBeVisible()
    await payByCard(canvasElement)
    await expectPurchase(opened, mainPage)
  },
}

export const UnknownPayment: ScreenStory = {
  args: { path: '/researcher/digital-editing/subscribe/RC-0/error' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(failed)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pay $119' })).toBeVisible()
  },
}

export const Processing: ScreenStory = {
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    const { screen } = loaded
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    const receiptCode = beginByPayPal(screen)
    await comeBackToDigital(screen, receiptCode, 'success')
    const title = { name: 'Your payment is being processed' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText('Your subscription is being set up.')).toBeVisible()
    const isAnswered = () => waitFor(() => expect(screen?.queryClient.isFetching()).toBe(0))
    await isAnswered()
    const loadsBefore = digitalCallsOf(screen, 'loadDigitalEditing').length
    await advanceClock(screen?.clock, 10_000)
    await waitFor(() =>
      expect(digitalCallsOf(screen, 'loadDigitalEditing').length).toBeGreaterThan(loadsBefore),
    )
    await isAnswered()
    await expect(screen?.router.state.location.pathname).not.toBe(mainPage)
    screen?.world.transact(() => approveCheckout(screen.world, receiptCode, fixedNow))
    await advanceClock(screen?.clock, 10_000)
    await expectPurchase(opened, mainPage)
  },
}

export const ApprovedWhateverTheAddressSays: ScreenStory = {
  tags: ['deep'],
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    const { screen } = loaded
    await within(canvasElement).findByRole('group', { name: 'Payment method' })
    const receiptCode = beginByPayPal(screen)
    screen?.world.transact(() => approveCheckout(screen.world, receiptCode, fixedNow))
    await comeBackToDigital(screen, receiptCode, 'error')
    await expectPurchase(opened, mainPage)
  },
}

export const ReceiptNotLoaded: ScreenStory = {
  args: {
    path: '/researcher/digital-editing/subscribe/RC-100001/success',
    world: `${world}&fault=getPaymentStatus:500`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'Your payment is being processed' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText('Your subscription is being set up.')).toBeVisible()
  },
}
