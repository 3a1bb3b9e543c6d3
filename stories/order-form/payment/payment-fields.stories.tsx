import { expect, userEvent, within } from 'storybook/test'
import { choosePaymentMethod } from '../../payment/fill-payment.ts'
import { fieldsIn } from '../../payment/methods/in-card-frame.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import { emptyRequiredFields } from '../details/empty-required-fields.ts'

// How much a person fills in to pay for an order
export default {
  ...screen,
  title: 'Order form/Payment fields',
  args: {
    path: '/researcher/submit/payment-details',
    world: 'scenario=order-form&at=payment-details',
  },
}

const formOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('form', { name: 'Payment details' })

/** The fields left to fill in; the choice of the method counts too. */
async function fieldsLeft(canvasElement: HTMLElement, method: RegExp | string) {
  const before = emptyRequiredFields(await formOf(canvasElement)).length
  await choosePaymentMethod(canvasElement, method)
  await within(canvasElement).findByRole('heading', { name: 'Billing address' })
  const after = emptyRequiredFields(await formOf(canvasElement)).length
  return { before, left: after + 1 }
}

/** The method and the terms. */
export const KnownCustomerByPayPal: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { before, left } = await fieldsLeft(canvasElement, /^PayPal/)
    await expect(before).toBe(2)
    await expect(left).toBe(2)
  },
}

/** The method, the terms and the card, whose fields are the provider's. */
export const KnownCustomerByCard: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { left } = await fieldsLeft(canvasElement, 'Credit card')
    await fieldsIn(canvasElement)
    await expect(left + 1).toBe(3)
  },
}

async function chooseDollars(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(await canvas.findByLabelText('Currency'), 'USD')
  await userEvent.click(canvas.getByRole('button', { name: 'Use this currency' }))
  await canvas.findByText(/^Your currency is now US Dollar/)
}

/** The currency, the method, the terms, an address and the fields of the card. */
export const NewCustomerByCard: ScreenStory = {
  args: { world: 'scenario=new-customer&at=payment-details' },
  play: async ({ canvasElement }) => {
    await chooseDollars(canvasElement)
    const { left } = await fieldsLeft(canvasElement, 'Credit card')
    const { frame } = await fieldsIn(canvasElement)
    const inCard = frame.contentDocument?.querySelectorAll('input').length ?? 0
    await expect(inCard).toBe(3)
    await expect(1 + left + inCard).toBeLessThanOrEqual(11)
  },
}

export const NewCustomerByPayPal: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer&at=payment-details' },
  play: async ({ canvasElement }) => {
    await chooseDollars(canvasElement)
    const { left } = await fieldsLeft(canvasElement, /^PayPal/)
    await expect(1 + left).toBeLessThanOrEqual(8)
  },
}
