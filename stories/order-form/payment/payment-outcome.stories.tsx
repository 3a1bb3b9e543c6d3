import { expect, userEvent, waitFor, within } from 'storybook/test'
import { acceptAndPay, choosePaymentMethod } from '../../payment/fill-payment.ts'
import { typeCardInFrame } from '../../payment/methods/in-card-frame.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'

const world = 'scenario=returning-customer&at=payment-details'

// OrderPayment, PaymentOutcome, PaymentFailureDialog
export default {
  ...screen,
  title: 'Order form/Payment outcome',
  args: { path: '/researcher/submit/payment-details', world },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

const notCharged = /^Your payment did not arrive, and you were not charged/

const failed = 'An error occurred processing your payment'
const refused = 'Your payment was not accepted'

async function expectFailureDialog(canvasElement: HTMLElement, name = failed) {
  const page = within(canvasElement.ownerDocument.body)
  const dialog = await page.findByRole('alertdialog', { name })
  await expect(dialog.textContent.match(/you were not charged/gi)).toHaveLength(1)
  await expect(within(dialog).getByText(/hat you entered is still here\./)).toBeVisible()
  return within(dialog)
}

async function payByCard(canvasElement: HTMLElement, number?: string) {
  await choosePaymentMethod(canvasElement, 'Credit card')
  await typeCardInFrame(canvasElement, number)
  await acceptAndPay(canvasElement)
}

const payAgain = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^Pay/ }))

/** Closes the dialog of a failed payment. */
async function stay(canvasElement: HTMLElement) {
  const dialog = await expectFailureDialog(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }))
}

async function opensTheOrder(opened: OpenedScreen | undefined) {
  await waitFor(() =>
    expect(opened?.router.state.location.pathname).toMatch(
      /\/researcher\/details\/GX[^/]+\/thank-you$/,
    ),
  )
  const payments = [...(opened?.world.payments.all() ?? [])]
  await expect(payments.filter(({ purpose }) => purpose.kind === 'order')).toHaveLength(1)
}

export const LostAnswerOfAPlacedOrder: ScreenStory = {
  args: { world: `${world}&fault=payForOrder:lost-answer:1` },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    await payByCard(canvasElement)
    await opensTheOrder(opened)
    await expect(JSON.stringify(localStorage)).not.toContain('galley:payment:')
  },
}

export const LostRequest: ScreenStory = {
  args: { world: `${world}&fault=payForOrder:network:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await payByCard(canvasElement)
    const dialog = await expectFailureDialog(canvasElement)
    await expect(dialog.getByRole('link', { name: 'Go Back' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }))
    await expect(canvas.getByText(notCharged)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/Please don’t pay again/)).toBeNull())
    await expect(canvas.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  },
}

export const ServerFails: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payForOrder:500:1` },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    await payByCard(canvasElement)
    await stay(canvasElement)
    await payAgain(canvasElement)
    await opensTheOrder(opened)
  },
}

export const PaidAfterALostRequest: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payForOrder:network:1` },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    await payByCard(canvasElement)
    await stay(canvasElement)
    await payAgain(canvasElement)
    await opensTheOrder(opened)
  },
}

export const LostAnswerOfADeclinedCard: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payForOrder:lost-answer:1` },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await payByCard(canvasElement, '4000 0000 0000 0002')
    await stay(canvasElement)
    await expect(canvas.getByText(notCharged)).toBeVisible()
    await typeCardInFrame(canvasElement)
    await payAgain(canvasElement)
    await opensTheOrder(opened)
  },
}

export const ServerCannotBeAsked: ScreenStory = {
  args: { world: `${world}&fault=payForOrder:network:1&fault=loadOrderForm:503:1` },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await payByCard(canvasElement)
    await expect(
      await canvas.findByText('We don’t know yet whether your payment arrived'),
    ).toBeVisible()
    await payAgain(canvasElement)
    await expect(
      opened?.calls.all().filter(({ operation }) => operation === 'payForOrder'),
    ).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(notCharged)).toBeVisible()
  },
}

export const DeclinedCard: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await payByCard(canvasElement, '4000 0000 0000 0002')
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' })
    await expect(
      within(summary).getByRole('link', { name: /^Your bank declined the card/ }),
    ).toBeVisible()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'Credit card' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
  },
}

export const AnotherCardAfterADeclinedOne: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await payByCard(canvasElement, '4000 0000 0000 0002')
    await canvas.findByRole('alert', { name: 'There is a problem' })
    await typeCardInFrame(canvasElement)
    await payAgain(canvasElement)
    await opensTheOrder(opened)
  },
}

export const Failed: ScreenStory = {
  args: { world: `${world}&fault=payForOrder:400:1` },
  play: async ({ canvasElement }) => {
    await payByCard(canvasElement)
    const dialog = await expectFailureDialog(canvasElement)
    await expect(dialog.getByRole('link', { name: 'Go Back' })).toBeVisible()
    await expect(dialog.getByText(/^Time of this attempt: .*20\d\d/)).toBeVisible()
    await expect(dialog.queryByText(/^There was a problem saving your payment/)).toBeNull()
  },
}

export const FailedAndPaidAgain: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payForOrder:400:1` },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    await payByCard(canvasElement)
    await stay(canvasElement)
    await payAgain(canvasElement)
    await opensTheOrder(opened)
  },
}

export const Refused: ScreenStory = {
  args: { world: `${world}&fault=payForOrder:refusal=payment-voucher-not-valid:1` },
  play: async ({ canvasElement }) => {
    await payByCard(canvasElement)
    const dialog = await expectFailureDialog(canvasElement, refused)
    await expect(dialog.getByText(/^There was a problem saving your payment: ./)).toBeVisible()
    await expect(dialog.queryByText(failed)).toBeNull()
    await expect(dialog.getByRole('link', { name: 'Go Back' })).toBeVisible()
  },
}

export const AlreadyPaid: ScreenStory = {
  args: { world: `${world}&fault=payForOrder:refusal=payment-already-paid:1` },
  play: async ({ canvasElement }) => {
    await payByCard(canvasElement)
    const dialog = await expectFailureDialog(canvasElement, refused)
    await expect(dialog.getByText(/This has already been paid/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'See your invoices' })).toBeVisible()
    await expect(dialog.queryByText(/This will not delay your order\./)).toBeNull()
  },
}

export const NotEnoughCredits: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=payForOrder:refusal=payment-credits-exceeded:1` },
  play: async ({ canvasElement }) => {
    await payByCard(canvasElement)
    const dialog = await expectFailureDialog(canvasElement, refused)
    await expect(dialog.getByText(/You don’t have enough credits/)).toBeVisible()
  },
}

export const AmountChangedMeanwhile: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    const before = canvas.getByRole('button', { name: /^Pay/ }).textContent
    opened?.world.orderForms.update('form-1', { tier: 'rush' })
    await acceptAndPay(canvasElement)
    await expect(await canvas.findByText(/^The total has changed to \$/)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Pay/ })).not.toHaveTextContent(before ?? ''),
    )
    await payAgain(canvasElement)
    await opensTheOrder(opened)
  },
}
