import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { invoicesKey } from '../../src/api/query-keys.ts'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { hasRail } from '../has-rail.ts'
import { acceptAndPay, choosePaymentMethod } from '../payment/fill-payment.ts'
import { paymentScreen } from '../payment/payment-screen.ts'
import type { ScreenStory } from '../screen.tsx'
import { expectReceipt, type Opened, payWithoutBalance, two } from './pay-off-world.ts'

// PayOffScreen
export default {
  ...paymentScreen,
  title: 'Invoices/Pay-off',
  args: { path: '/researcher/invoices/pay/US-90321', world: 'scenario=returning-customer' },
}

const heading = (name: string) => ({ name, level: 1 })

export const One: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Pay invoice US-90321'))).toBeVisible()
    const pay = await canvas.findByRole('button', { name: 'Pay $97' })
    await expect(pay).toHaveAccessibleDescription('Please choose a payment method first.')
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pay)
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText('Please choose a payment method.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Leave out/ })).toBeNull()
    await choosePaymentMethod(canvasElement, /^PayPal/)
    const rail = canvas.getByRole('complementary', { name: 'About this payment' })
    // In a narrow window the sum is above its button.
    const place = hasRail() ? rail : pay.closest('form')
    const terms = within(place ?? rail).getAllByRole('term')
    await expect(terms.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^You pay\W+PayPal$/),
    )
    await expect(pay).not.toHaveAccessibleDescription()
    await expect(pay).not.toHaveAttribute('aria-disabled')
  },
}

export const Several: ScreenStory = {
  args: two,
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Pay $364' })).toBeVisible()
    await expect(canvas.getAllByText('$364').length).toBeGreaterThan(0)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept the/ }))
    const stored = /acceptedTermsAndConditions":true/
    await waitFor(() => expect(Object.values(localStorage).join()).toMatch(stored))
    await userEvent.click(canvas.getByRole('link', { name: 'Leave out US-90000' }))
    await expect(await canvas.findByRole('heading', heading('Pay invoice US-90261'))).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pay $217' })).toBeVisible()
    await expect(canvas.queryByText(/^All invoices of this page/)).toBeNull()
    // What was entered came along, and nobody left who would have to be told so.
    await expect(canvas.queryByText('We kept what you entered.')).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Credit card' })).toBeChecked()
    await expect(loaded.screen?.router.state.location.pathname).toMatch(/US-90261$/)
  },
}

export const OneIsOnItsWay: ScreenStory = {
  args: { path: '/researcher/invoices/pay/US-90321,US-90187' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Pay $97' })).toBeVisible()
    await expect(canvas.getByText(/^The payment of invoice US-90187 is on its way\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Pay it another way' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $212' })).toBeVisible()
    await expect(
      canvas.getByText(/^Payment RC-\u206058213 for US-\u206090187 .* Paying here replaces it\.$/),
    ).toBeVisible()
  },
}

export const SeveralOnAPhone: ScreenStory = {
  tags: ['deep'],
  args: two,
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Pay $364' })).toBeVisible()
    await expectNoOverflow()
  },
}

export const OneNamedTwice: ScreenStory = {
  args: { path: '/researcher/invoices/pay/US-90321,US-90321' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Pay $97' })).toBeVisible()
    await expect(canvas.getByText(/^An invoice was named more than once/)).toBeVisible()
  },
}

export const SomeAreLeftOut: ScreenStory = {
  args: {
    path: '/researcher/invoices/pay/{invoices.unpaid},{fapiaoInvoices.overAYear},{invoices.writeOff},CN-0',
    world: 'scenario=china',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Left out of this payment')).toBeVisible()
    await expect(canvas.getByText('Invoice CN-61530 is already paid.')).toBeVisible()
    await expect(canvas.getByText(/^Invoice CN-70388 is being written off/)).toBeVisible()
    await expect(canvas.getByText(/^We could not find invoice CN-0\./)).toBeVisible()
    await payWithoutBalance(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Pay ¥/ })).toBeVisible()
    // One payable invoice remains, so that a fapiao can be requested after the payment.
    await expect(canvas.getByText('You can request a fapiao after payment.')).toBeVisible()
  },
}

export const AlreadyPaid: ScreenStory = {
  args: { path: '/researcher/invoices/pay/{fapiaoInvoices.overAYear}', world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'Nothing is left to pay' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your unpaid invoices' }))
    await expect(await canvas.findByRole('heading', heading('Unpaid invoices'))).toBeVisible()
  },
}

export const Unknown: ScreenStory = {
  args: { path: '/researcher/invoices/pay/US-0' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'Invoice not found' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText(/^We could not find invoice US-0\./)).toBeVisible()
  },
}

export const SeveralUnknown: ScreenStory = {
  args: { path: '/researcher/invoices/pay/US-0,US-1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'There is nothing to pay' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your unpaid invoices' }))
    await expect(await canvas.findByRole('heading', heading('Unpaid invoices'))).toBeVisible()
  },
}

export const Broken: ScreenStory = {
  args: { path: '/researcher/invoices/pay/US-90321,' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'This payment link is incomplete' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to your unpaid invoices' })).toBeVisible()
  },
}

export const CreditsHelp: ScreenStory = {
  args: { path: '/researcher/invoices/pay/{unpaidInvoice}', world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('group', { name: 'Use your credits?' })).toBeVisible()
    await expect(canvas.getByText('\u2212$142.75')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'No, keep them for later' }))
    await expect(canvas.queryByText('\u2212$142.75')).toBeNull()
  },
}

export const PaidFromTheBalance: ScreenStory = {
  args: CreditsHelp.args,
  play: async (opened: Opened) => {
    const { canvasElement } = opened
    const canvas = within(canvasElement)
    // The balance covers what credits leave.
    await canvas.findByRole('button', { name: 'Pay from your balance' })
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).toBeNull()
    await acceptAndPay(canvasElement)
    await expectReceipt(opened)
    await expect(canvas.getByText('PrePay balance and credits')).toBeVisible()
    const receipt = within(canvas.getByRole('region', { name: 'Payment received' }))
    await expect(await receipt.findByText(/^\$[1-9]/)).toBeVisible()
  },
}

export const CreditsCannotPayAll: ScreenStory = {
  args: CreditsHelp.args,
  play: async ({ canvasElement, loaded: { screen } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Use your credits?' })
    screen?.world.transact(() =>
      screen.world.credits.insert({
        referenceNumber: 'CR-30001',
        owner: screen.facts.person.identity,
        createdAt: fixedNow - 1,
        expiresAt: null,
        totalAmount: 1_000,
        balance: 1_000,
      }),
    )
    await screen?.queryClient.invalidateQueries({ queryKey: invoicesKey })
    await expect(await canvas.findByText(/^You have \$1,142.75 in credits\./)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Use your credits?' })).toBeNull()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&fault=loadInvoices:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your invoices are loading.')).toBeVisible()
    await expect(canvas.queryByText('Loading. One moment, please.')).not.toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&fault=loadInvoices:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your invoices could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $97' })).toBeVisible()
  },
}

export const FormNotLoaded: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=loadPayment:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The payment form could not be loaded')).toBeVisible()
    await expect(canvas.queryByText(/charged/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $97' })).toBeVisible()
  },
}
