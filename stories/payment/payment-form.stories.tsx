import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import type { ScreenStory } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { acceptAndPay, choosePaymentMethod, typeAmount } from './fill-payment.ts'
import { typeCardInFrame } from './methods/in-card-frame.ts'
import { leave, paymentScreen, spoilAnswers } from './payment-screen.ts'

// PaymentForm for a prepayment
export default { ...paymentScreen, title: 'Payment/Payment form' }

const problem = { name: 'There is a problem' }

export const AtFirst: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Amount in USD')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const AmountLocked: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Amount in USD'), '250{Enter}')
    const locked = (await canvas.findByText('Amount', { selector: 'dt' })).closest('dl')
    await expect(locked).toHaveTextContent('$250')
    await expect(locked).toHaveFocus()
    await expect(canvas.queryByLabelText(/^Amount in/)).toBeNull()
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    const amount = canvas.getByLabelText('Amount in USD')
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveValue('250')
    await userEvent.type(amount, '{Backspace}5')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $255' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  },
}

export const Methods: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '250')
    await expect(await canvas.findByRole('radio', { name: 'Credit card' })).not.toBeChecked()
    const transfer = canvas.getByRole('radio', { name: /^Bank transfer/ })
    await expect(transfer).toBeDisabled()
    await expect(canvas.getByRole('link', { name: /contact us/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/support\/index\/type\/prepay-bank-transfer$/),
    )
    await expect(canvas.queryByRole('radio', { name: /Credits|Alipay/ })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Billing address' })).toBeNull()
  },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    const first = within(await canvas.findByRole('alert', problem))
    await expect(first.getByText('Please enter an amount.')).toBeVisible()
    await typeAmount(canvasElement, '250')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $250' }))
    const summary = within(await canvas.findByRole('alert', problem))
    await expect(summary.getByText('Please choose a payment method.')).toBeVisible()
    await expect(summary.getByText(/^Please accept the terms/)).toBeVisible()
  },
}

export const ByCard: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '250')
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Pay $250' })).toBeVisible()
    await expect(canvas.getByText('130 Science Drive')).toBeVisible()
  },
}
export const ByCardOnASmallScreen: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async (context) => {
    await ByCard.play?.(context)
    await expectNoOverflow()
  },
}

export const CardRefused: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '250')
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement, '4000 0000 0000 0002')
    await acceptAndPay(canvasElement)
    const summary = within(await canvas.findByRole('alert', problem))
    await expect(summary.getByRole('link', { name: /^Your bank declined the card/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $250' })).toBeVisible()
  },
}

export const ByPayPal: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '250')
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await acceptAndPay(canvasElement)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    await expect(leave.mock.calls[0]?.[0]).toMatch(/\/external\/paypal\/RC-/)
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('One moment, please. The payment page is opening.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $250' }))
    await expect(leave).toHaveBeenCalledOnce()
  },
}

export const AnotherSavedAddress: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '250')
    await choosePaymentMethod(canvasElement, /^PayPal/)
    const another = await canvas.findByRole('button', { name: 'Use another address' })
    await expect(canvas.queryByLabelText(/^Saved address/)).toBeNull()
    await userEvent.click(another)
    await expect(await canvas.findByLabelText(/^Saved address/)).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText(/^Saved address/), '312')
    await expect(await canvas.findByText('2114 Englewood Avenue')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit for this payment' }))
    await expect(canvas.getByLabelText('Address')).toHaveValue('2114 Englewood Avenue')
    await expect(canvas.getByRole('region', { name: 'Billing address' })).toContainElement(
      document.querySelector(':focus'),
    )
    await userEvent.selectOptions(canvas.getByLabelText(/^Saved address/), '')
    await expect(canvas.getByLabelText('Address')).toHaveValue('')
  },
}

async function chooseCurrency(canvasElement: HTMLElement, currency: string) {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(await canvas.findByLabelText('Currency'), currency)
  await userEvent.click(canvas.getByRole('button', { name: 'Use this currency' }))
}

export const AddressMissing: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    await chooseCurrency(canvasElement, 'USD')
    await typeAmount(canvasElement, '250')
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await expect(await within(canvasElement).findByLabelText('Country')).toHaveValue('US')
  },
}

/** Without a currency there is no payment form; the typed amount stays. */
export const CurrencyChosen: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Amount'), '15000')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Please choose your currency first.')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this currency' }))
    await expect((await canvas.findAllByText('Please choose a currency.')).length).toBe(2)
    await chooseCurrency(canvasElement, 'JPY')
    await expect(await canvas.findByLabelText('Amount in JPY')).toHaveValue('15000')
    await expect(canvas.getByText(/^Your currency is now Japanese Yen/)).toBeVisible()
    await expect((await canvas.findAllByText('¥0'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('button', { name: 'Pay ¥15,000' })).toBeVisible()
  },
}

export const InvoiceWithoutACurrency: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/prepay/{prepayments.unpaid}', world: 'scenario=prepaid' },
  beforeEach: (context) => {
    const { world, facts }: OpenedScreen = context.loaded.screen
    const user = world.users.get(facts.person.identity)
    if (user)
      world.users.update(user.identity, { account: { ...user.account, currencyIso: undefined } })
    return paymentScreen.beforeEach(context)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Your currency' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).toBeNull()
    await chooseCurrency(canvasElement, 'USD')
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible()
  },
}

export const NotLoaded: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=loadPayment:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The payment form could not be loaded')).toBeVisible()
    await expect(canvas.queryByText(/charged/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('Amount in USD')).toBeVisible()
  },
}

export const UnsafePaymentPage: ScreenStory = {
  tags: ['deep'],
  beforeEach: () => spoilAnswers({ redirectUrl: 'https://evil.example/pay' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '250')
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await acceptAndPay(canvasElement)
    await expect(await canvas.findByText(/could not be opened safely/)).toBeVisible()
    await expect(leave).not.toHaveBeenCalled()
  },
}

/** The open amount of an invoice is fixed. */
export const OpenInvoice: ScreenStory = {
  args: { path: '/researcher/prepay/{prepayments.unpaid}', world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await expect(canvas.queryByLabelText(/^Amount in/)).toBeNull()
    await typeCardInFrame(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept the/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $150' }))
    await expect(await canvas.findByText(/We have received your payment/)).toBeVisible()
    const receipt = within(await canvas.findByRole('region', { name: 'Payment received' }))
    for (const text of [/^RC-\d+$/, 'Invoice US-RT-1011', '$150', 'Credit card']) {
      await expect(receipt.getByText(text)).toBeVisible()
    }
  },
}
