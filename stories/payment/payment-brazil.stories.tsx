import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ScreenStory } from '../screen.tsx'
import { acceptAndPay, choosePaymentMethod, typeAmount } from './fill-payment.ts'
import { typeCardInFrame } from './methods/in-card-frame.ts'
import { paymentScreen } from './payment-screen.ts'

// PaymentForm in Brazil, and in China with a fapiao of the order
export default {
  ...paymentScreen,
  title: 'Payment/Brazil and fapiao',
  args: { ...paymentScreen.args, world: 'scenario=brazil' },
}

const cpf = '529.982.247-25'

async function payBy(canvasElement: HTMLElement, option: RegExp): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: option }))
}

async function typeTaxpayer(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: /^CPF/ }))
  await userEvent.type(canvas.getByLabelText('Tax number'), cpf)
}

export const FundingSourceFirst: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '600')
    await canvas.findByRole('group', { name: 'How will you pay?' })
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await expect((await canvas.findAllByText('You must select an option')).length).toBe(2)
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).toBeNull()
  },
}

export const ByBoleto: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '1.250,50')
    await payBy(canvasElement, /^A Brazilian payment method/)
    await choosePaymentMethod(canvasElement, /^Boleto/)
    await expect(await canvas.findByLabelText('Payer')).toHaveValue('Rafael Nogueira')
    const number = canvas.getByLabelText('Tax number')
    await expect(number).toHaveAccessibleDescription('Please choose CPF or CNPJ first.')
    await typeTaxpayer(canvasElement)
    await expect(number).toHaveAccessibleDescription(/^11 digits/)
    await expect(canvas.getByText('Rua Monteiro Lobato, 255')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Get the boleto' })).toBeVisible()
    await acceptAndPay(canvasElement)
    await expect(await canvas.findByText('Thank you. One step is left for you.')).toBeVisible()
    const receipt = within(await canvas.findByRole('region', { name: 'Your boleto is ready' }))
    await expect(receipt.getByText('R$ 1.250,50')).toBeVisible()
    await expect(receipt.getByText(/^Please pay the boleto by /)).toBeVisible()
    await expect(receipt.getByRole('link', { name: 'Open the boleto' })).toHaveAttribute(
      'href',
      expect.stringContaining('/external/boleto/RC-'),
    )
  },
}

export const ByCardInParts: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '1200')
    await payBy(canvasElement, /^A Brazilian payment method/)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeTaxpayer(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Installments'), '3')
    const frame = await canvas.findByTitle('Card details')
    await waitFor(() => expect(frame).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Edit for this payment' }))
    await expect(canvas.getByLabelText("Cardholder's Name")).toHaveValue('Rafael Nogueira')
  },
}

export const FromFundsOfFapesp: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '600')
    await payBy(canvasElement, /^A Brazilian payment method/)
    await choosePaymentMethod(canvasElement, /^Boleto/)
    await payBy(canvasElement, /^FAPESP funds/)
    await expect(canvas.queryByRole('radio', { name: /^Boleto/ })).toBeNull()
    await choosePaymentMethod(canvasElement, 'Credit card')
    await expect(await canvas.findByLabelText('Payment currency')).toHaveValue('USD')
    await userEvent.type(canvas.getByLabelText('FAPESP process number'), '2024/01234-5')
    await typeCardInFrame(canvasElement)
    await acceptAndPay(canvasElement)
    await expect(await canvas.findByText(/We have received your payment/)).toBeVisible()
    const receipt = within(await canvas.findByRole('region', { name: 'Payment received' }))
    await expect(await receipt.findByText('Added to your balance')).toBeVisible()
    await expect(receipt.getByText('R$ 600')).toBeVisible()
  },
}

/** A fapiao needs an eleven-digit phone number; the saved one has the country code. */
export const WithAFapiao: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china-fapiao-at-order' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '1000')
    await choosePaymentMethod(canvasElement, /^UnionPay/)
    const question = await canvas.findByRole('group', { name: 'Do you need a fapiao?' })
    await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }))
    await expect(await canvas.findByLabelText('Fapiao title')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(canvas.getAllByText('Fapiao title is required')).toHaveLength(2))
    await expect(canvas.queryByText('Phone number must be 11 digits.')).toBeNull()
  },
}
