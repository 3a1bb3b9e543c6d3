import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { choosePaymentMethod } from './fill-payment.ts'

// MethodCards, which open the fields of the chosen method
export default {
  ...screen,
  title: 'Payment/Method cards',
  args: {
    path: '/researcher/submit/payment-details',
    world: 'scenario=order-form&at=payment-details',
  },
}

async function methodsIn(canvasElement: HTMLElement) {
  const group = await within(canvasElement).findByRole('group', { name: 'Payment method' })
  return within(group)
}

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Arrow keys change the choice and keep the focus; Tab leads into the fields of the chosen card. */
export const ByKeyboard: ScreenStory = {
  play: async ({ canvasElement }) => {
    const methods = await methodsIn(canvasElement)
    await expect(methods.getByRole('heading', { name: 'Payment method', level: 2 })).toBeVisible()
    const card = methods.getByRole('radio', { name: 'Credit card' })
    const payPal = methods.getByRole('radio', { name: /^PayPal/ })
    const transfer = methods.getByRole('radio', { name: /^Bank transfer/ })
    card.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(payPal).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(transfer).toBeChecked()
    await expect(transfer).toHaveFocus()
    const vat = await methods.findByLabelText(/^VAT number/)
    await userEvent.tab()
    await expect(vat).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(transfer).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(card).toBeChecked()
    await expect(methods.queryByLabelText(/^VAT number/)).toBeNull()
    const frame = await methods.findByTitle('Card details')
    await expect(isBefore(card, frame)).toBe(true)
    await expect(isBefore(frame, payPal)).toBe(true)
  },
}

/** Neither by another method nor by folding. */
export const NothingTypedIsLost: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^Bank transfer/)
    await userEvent.type(await canvas.findByLabelText(/^VAT number/), 'DE129273398')
    const fold = canvas.getByText('Add a purchase order number')
    await userEvent.click(fold)
    await userEvent.type(await canvas.findByLabelText(/^Purchase order/), 'PO-7')
    await userEvent.click(fold)
    await expect(canvas.getByLabelText(/^Purchase order/)).not.toBeVisible()
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await choosePaymentMethod(canvasElement, /^Bank transfer/)
    await expect(await canvas.findByLabelText(/^VAT number/)).toHaveValue('DE129273398')
    const number = canvas.getByLabelText(/^Purchase order/)
    await expect(number).toBeVisible()
    await expect(number).toHaveValue('PO-7')
    await userEvent.clear(number)
    await expect(number).toBeVisible()
  },
}

/** A folded field that is refused is in sight. */
export const FoldOpensForAnError: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^Bank transfer/)
    const fold = await canvas.findByText('Add a purchase order number')
    await userEvent.click(fold)
    const number = await canvas.findByLabelText(/^Purchase order/)
    await userEvent.click(number)
    await userEvent.paste('7'.repeat(61))
    await userEvent.click(fold)
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await userEvent.click(await summary.findByRole('link', { name: /no more than 60/ }))
    await waitFor(() => expect(number).toBeVisible())
    await userEvent.click(summary.getByRole('link', { name: /no more than 60/ }))
    await expect(number).toHaveFocus()
  },
}

/** Pressing Pay says so at the methods, in all forms alike. */
export const WithoutAMethod: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const methods = await methodsIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Pay \$/ }))
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await userEvent.click(summary.getByRole('link', { name: 'Please choose a payment method.' }))
    await expect(methods.getByRole('radio', { name: 'Credit card' })).toHaveFocus()
  },
}

/** Each card is a target of at least 44 pixels. */
export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=brazil&at=payment-details' },
  globals: { scheme: 'dark', viewport: { value: 'small' }, language: 'br' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Uma forma de pagamento/ }))
    const boleto = await canvas.findByRole('radio', { name: /^Boleto/ })
    await userEvent.click(boleto)
    await expect(await canvas.findByLabelText('Pagador')).toHaveValue('Rafael Nogueira')
    for (const radio of canvas.getAllByRole('radio', { name: /^(Cartão|PayPal|Boleto)/ })) {
      const height = radio.closest('label')?.getBoundingClientRect().height
      await expect(height).toBeGreaterThanOrEqual(44)
    }
    await expectNoOverflow()
  },
}
