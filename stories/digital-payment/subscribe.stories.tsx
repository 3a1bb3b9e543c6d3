import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { acceptAndPay, choosePaymentMethod } from '../payment/fill-payment.ts'
import { typeCardInFrame } from '../payment/methods/in-card-frame.ts'
import { leave, paymentScreen } from '../payment/payment-screen.ts'
import type { ScreenStory } from '../screen.tsx'
import { digitalCallsOf, expectPurchase, type OpenedDigital } from './digital-world.ts'

// SubscribeScreen
export default {
  ...paymentScreen,
  title: 'Digital payment/Subscribe',
  args: { path: '/researcher/digital-editing/subscribe', world: 'scenario=digital-editing-open' },
}

const mainPage = '/en/researcher/digital-editing'

export const AtFirst: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You save $51 (30%)')).toBeVisible()
    await expect(canvas.getByText('$170', { selector: 's' })).toBeVisible()
    await expect(canvas.getByText(/^From today to/)).toHaveTextContent('From today to 2027-11-02')
    await expect(await canvas.findByRole('button', { name: 'Pay $119' })).toBeEnabled()
    await expect(canvas.queryByText('What you have now')).toBeNull()
  },
}
export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...AtFirst,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const Methods: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('group', { name: 'Payment method' })
    const methods = within(group)
    await expect(methods.getByRole('radio', { name: /^Bank transfer/ })).toBeDisabled()
    await expect(methods.getByRole('radio', { name: 'Credit card' })).toBeEnabled()
    await expect(methods.queryByRole('radio', { name: /^(Boleto|Credits)/ })).toBeNull()
  },
}

export const NothingEntered: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded: { screen } }: OpenedDigital) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $119' }))
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText('Please choose a payment method.')).toBeVisible()
    await expect(summary.getByText(/^Please accept the terms/)).toBeVisible()
    await expect(digitalCallsOf(screen, 'payForDigitalEditing')).toHaveLength(0)
  },
}

export const ByCard: ScreenStory = {
  tags: ['deep'],
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    await acceptAndPay(canvasElement)
    await expectPurchase(opened, mainPage)
    await expect(digitalCallsOf(loaded.screen, 'payForDigitalEditing')).toHaveLength(1)
  },
}

/** The page's own time is only updated every minute. */
export const ActiveAtOnce: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-editing-open&now=2026-11-02T10:00:30Z' },
  play: async (opened: OpenedDigital) => {
    const { canvasElement } = opened
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    await acceptAndPay(canvasElement)
    await expectPurchase(opened, mainPage)
    await expect(await canvas.findByText('Annual subscription')).toBeVisible()
    await expect(canvas.getByText(/^Active until/)).toHaveTextContent('Active until 2027-11-02')
    await expect(canvas.getByRole('form', { name: 'Edit a manuscript' })).toBeVisible()
  },
}

export const CardDeclined: ScreenStory = {
  tags: ['deep'],
  play: async (opened: OpenedDigital) => {
    const { canvasElement } = opened
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement, '4000 0000 0000 0002')
    await acceptAndPay(canvasElement)
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByRole('link', { name: /^Your bank declined the card/ })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
    await typeCardInFrame(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $119' }))
    await expectPurchase(opened, mainPage)
  },
}

export const ByPayPal: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await acceptAndPay(canvasElement)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    await expect(leave.mock.calls[0]?.[0]).toMatch(/\/external\/paypal\/RC-/)
  },
}

export const WhileOneIsActive: ScreenStory = {
  args: { world: 'scenario=digital-editing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const period = await canvas.findByText(/when your current subscription ends/)
    await expect(period).toHaveTextContent(
      'From 2027-06-05, when your current subscription ends, to 2028-06-05',
    )
    await expect(await canvas.findByText('What you have now')).toBeVisible()
    await expect(canvas.getByText(/^Active until/)).toHaveTextContent('Active until 2027-06-05')
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Add to calendar/ }))
    await waitFor(() => expect(saved).toEqual(['digital-editing-2027-06-05.ics']))
    click.mockRestore()
  },
}

export const RenewedBeforeItEnds: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-editing' },
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    const canvas = within(canvasElement)
    const before = loaded.screen?.world.digitalPurchases.size ?? 0
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    await acceptAndPay(canvasElement)
    await expectPurchase(opened, mainPage, before + 1)
    await loaded.screen?.router.navigate({
      to: '/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}',
      params: { lang: 'en' },
    })
    await expect(await canvas.findByText(/^Starts on/)).toHaveTextContent('Starts on 2027-06-05')
    await expect(canvas.getByText(/^Until/)).toHaveTextContent('Until 2028-06-05')
    const owned = within(canvas.getByRole('region', { name: 'What you have now' }))
    const [first, second] = owned.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Active until 2027-06-05')
    await expect(second).toHaveTextContent('Starts on 2027-06-05')
  },
}

export const AfterOneHasEnded: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-editing-ended' },
  play: AtFirst.play,
}

export const WithoutACurrency: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement, loaded: { screen } }: OpenedDigital) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Pay $119' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Please choose your currency first.')).toBeVisible()
    await userEvent.click(button)
    await expect(digitalCallsOf(screen, 'payForDigitalEditing')).toHaveLength(0)
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR')
    await userEvent.click(canvas.getByRole('button', { name: 'Use this currency' }))
    await expect(await canvas.findByRole('button', { name: /^Pay .+€$/ })).toBeVisible()
    await expect(canvas.queryByText('Please choose your currency first.')).toBeNull()
  },
}

export const InYuan: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  globals: { language: 'cn' },
}

export const InReais: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=brazil' },
  globals: { language: 'br' },
  play: async ({ canvasElement }) => {
    const question = { name: 'Como você vai pagar?' }
    const options = await within(canvasElement).findByRole('group', question)
    await expect(within(options).getByText(/PayPal/)).toBeVisible()
    await expect(options).not.toHaveTextContent(/boleto|transferência/i)
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=digital-editing-open&fault=loadDigitalEditing:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = { name: 'Subscribe to digital editing', level: 1 }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=digital-editing-open&fault=loadDigitalEditing:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The prices could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('You save $51 (30%)')).toBeVisible()
  },
}

export const FormNotLoaded: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-editing-open&fault=loadPayment:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The payment form could not be loaded')).toBeVisible()
    await expect(canvas.queryByText(/charged/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $119' })).toBeVisible()
  },
}

export const NotAllowed: ScreenStory = {
  args: { world: 'scenario=digital-off' },
  play: async ({ loaded: { screen } }: OpenedDigital) => {
    await waitFor(() => expect(screen?.router.state.location.pathname).toBe('/en/researcher'))
  },
}

export const Launched: ScreenStory = {
  args: { world: 'scenario=rubriq' },
  play: async ({ loaded: { screen } }: OpenedDigital) => {
    const path = '/en/rubriq/plan/subscribe'
    await waitFor(() => expect(screen?.router.state.location.pathname).toBe(path))
  },
}
