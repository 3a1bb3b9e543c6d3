import { expect, userEvent, waitFor, within } from 'storybook/test'
import { declineCheckout } from '../../mocks/backend/rules/payment/settlement/settle-payment.ts'
import { applySettings, parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { acceptAndPay, choosePaymentMethod } from '../payment/fill-payment.ts'
import { typeCardInFrame } from '../payment/methods/in-card-frame.ts'
import { leave, paymentScreen } from '../payment/payment-screen.ts'
import type { ScreenStory } from '../screen.tsx'
import {
  callsOf,
  comeBack,
  expectReceipt,
  forms,
  type Opened,
  payByCard,
  payInWorld,
  two,
} from './pay-off-world.ts'

const world = 'scenario=returning-customer'

// AskPayOff, PayOffReceipt, PayOffNext
export default {
  ...paymentScreen,
  title: 'Invoices/Pay-off outcome',
  args: { path: '/researcher/invoices/pay/US-90321', world },
}

const failed = 'An error occurred processing your payment'
const nothingFound = /^We found no payment/

const payAgain = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay $97' }))

export const Paid: ScreenStory = {
  tags: ['deep'],
  args: two,
  play: async (opened: Opened) => {
    const { canvasElement, loaded } = opened
    await payByCard(canvasElement)
    await expectReceipt(opened)
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('Thank you. We have received your payment.')
    const receipt = within(page.getByRole('region', { name: 'Payment received' }))
    for (const text of ['$364', 'Credit card', /^Invoices US-\u206090261 and US-\u206090000$/]) {
      await expect(receipt.getByText(text)).toBeVisible()
    }
    await expect(await receipt.findAllByRole('link', { name: /^Receipt / })).toHaveLength(2)
    await expect(JSON.stringify(localStorage)).not.toContain('galley:payment:')
    await expect(callsOf(loaded.screen, 'payOffInvoices')).toHaveLength(1)
  },
}

export const OrdersAfterwards: ScreenStory = {
  tags: ['deep'],
  args: Paid.args,
  play: async (opened: Opened) => {
    const canvas = within(opened.canvasElement)
    await payByCard(opened.canvasElement)
    await expectReceipt(opened)
    await userEvent.click(canvas.getByRole('link', { name: 'Go to my orders' }))
    await expect(await canvas.findByRole('heading', { name: 'My orders' })).toBeVisible()
    await expect(canvas.getByText('8 unpaid invoices')).toBeVisible()
  },
}

export const DeclinedCard: ScreenStory = {
  play: async (opened: Opened) => {
    const { canvasElement } = opened
    const canvas = within(canvasElement)
    await payByCard(canvasElement, '4000 0000 0000 0002')
    await expect(await canvas.findByRole('link', { name: /^Your bank declined/ })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
    await typeCardInFrame(canvasElement)
    await payAgain(canvasElement)
    await expectReceipt(opened)
  },
}

export const LostAnswer: ScreenStory = {
  args: { world: `${world}&fault=payOffInvoices:lost-answer:1` },
  play: async (opened: Opened) => {
    await payByCard(opened.canvasElement)
    await expectReceipt(opened)
    await expect(callsOf(opened.loaded.screen, 'payOffInvoices')).toHaveLength(1)
    await expect(JSON.stringify(localStorage)).not.toContain('galley:payment:')
  },
}

export const LostRequest: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payOffInvoices:network:1` },
  play: async (opened: Opened) => {
    const { canvasElement } = opened
    const canvas = within(canvasElement)
    await payByCard(canvasElement)
    await expect(await canvas.findByText(nothingFound)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/Please don’t pay again/)).toBeNull())
    await expect(canvas.getByRole('radio', { name: 'Credit card' })).toBeChecked()
    await payAgain(canvasElement)
    await expectReceipt(opened)
  },
}

export const ServerCannotBeAsked: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payOffInvoices:network:1` },
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    const fault = parseScenarioRequest('fault=loadInvoices:503:1')
    screen?.world.transact(() => applySettings(screen.world, fault))
    await acceptAndPay(canvasElement)
    await expect(
      await canvas.findByText('We don’t know yet whether your payment arrived'),
    ).toBeVisible()
    await payAgain(canvasElement)
    await expect(callsOf(screen, 'payOffInvoices')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(nothingFound)).toBeVisible()
  },
}

export const PaidMeanwhile: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    payInWorld(screen, ['US-90321'], forms.card)
    await acceptAndPay(canvasElement)
    const title = { name: 'Nothing is left to pay' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText('Invoice US-90321 is already paid.')).toBeVisible()
  },
}

export const OpensPayPal: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await acceptAndPay(canvasElement)
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    await expect(canvas.getByText(/payment page is opening/)).toBeVisible()
    await payAgain(canvasElement)
    await expect(callsOf(screen, 'payOffInvoices')).toHaveLength(1)
  },
}

export const BackWithoutPaying: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    await comeBack(screen, 'error', payInWorld(screen, ['US-90321'], forms.payPal))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(failed)).toBeVisible()
    await expect(await canvas.findByText('Your payment by PayPal is not complete')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Pay again' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $97' })).toBeVisible()
  },
}

export const Declined: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    const receipt = payInWorld(screen, ['US-90321'], forms.payPal)
    screen?.world.transact(() => declineCheckout(screen.world, receipt, fixedNow))
    await comeBack(screen, 'error', receipt)
    await expect(await canvas.findByText(/^PayPal declined the payment/)).toBeVisible()
    await expect(within(document.body).getAllByText(failed)).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Pay again' })).toBeVisible()
  },
}

export const Processing: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    await comeBack(screen, 'success', payInWorld(screen, ['US-90321'], forms.payPal))
    await canvas.findByRole('heading', { name: 'Your payment is being processed' })
    await expect(await canvas.findByText('Payment being processed')).toBeVisible()
    const desk = await canvas.findByRole('region', { name: 'What you pay' })
    await waitFor(() => expect(desk).toHaveTextContent(/\$549 not received.*Nothing else is left/))
    await expect(desk).not.toHaveTextContent('A payment is already on its way')
    await within(document.body).findByText(/There is nothing more for you to do/)
  },
}

export const Transfer: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    await comeBack(screen, 'success', payInWorld(screen, ['US-90321'], forms.transfer))
    await canvas.findByRole('heading', { name: 'We are waiting for your transfer' })
    await expect(canvas.getByRole('link', { name: 'Invoice US-90321 (PDF)' })).toBeVisible()
    await expect(
      canvas.getByText('Please transfer $217 and give RC-100001 as the reference.'),
    ).toBeVisible()
    await expect(canvas.getByText('PO-2026-0193')).toBeVisible()
  },
}

export const Boleto: ScreenStory = {
  args: { path: '/researcher/invoices/pay/{unpaidInvoice}', world: 'scenario=brazil' },
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^There is an open boleto/)
    const number = screen?.router.state.location.pathname.split('/').at(-1) ?? ''
    await comeBack(screen, 'success', payInWorld(screen, [number], forms.boleto))
    const receipt = within(await canvas.findByRole('region', { name: 'Your boleto is ready' }))
    await expect(receipt.getByText(/^Please pay the boleto by /)).toBeVisible()
    await expect(receipt.getByRole('link', { name: 'Open the boleto' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/external\/boleto\/RC-100001$/),
    )
  },
}

export const WithoutReceipt: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid/success' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('Thank you. We’ll e-mail your receipt.')).toBeVisible()
    const card = within(await page.findByRole('region', { name: 'Your payment is on its way' }))
    await expect(card.getByText(/^Please don’t pay again/)).toBeVisible()
    for (const box of page.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await expect(await page.findByText(/^Your receipt says which of these/)).toBeVisible()
  },
}

export const FailedWithoutReceipt: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid/cancelled' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(failed)).toBeVisible()
    await expect(await page.findByText(/^If your bank has charged you/)).toBeVisible()
    await expect(page.getByText('Unpaid invoices', { selector: 'h1' })).toBeVisible()
  },
}
export const ReceiptNotLoaded: ScreenStory = {
  args: {
    path: '/researcher/invoices/unpaid?receipt=RC-58213',
    world: `${world}&fault=getPaymentStatus:500`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your receipt could not be loaded')).toBeVisible()
  },
}
