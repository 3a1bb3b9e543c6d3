import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ScreenStory } from '../screen.tsx'
import { acceptAndPay, choosePaymentMethod, typeAmount } from './fill-payment.ts'
import { leave, paymentScreen, spoilAnswers } from './payment-screen.ts'

// PaymentForm on the other sites
export default { ...paymentScreen, title: 'Payment/Redirects' }

export const InJapan: ScreenStory = {
  args: { world: 'scenario=japan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '9,999')
    const message = 'The amount needs to be more than ¥10,000'
    await expect((await canvas.findAllByText(message)).length).toBe(2)
    await userEvent.clear(canvas.getByLabelText(/^Amount in/))
    await typeAmount(canvasElement, '10,000')
    await expect(await canvas.findByRole('radio', { name: 'Credit card' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Pay ¥10,000' })).toBeVisible()
  },
}

export const ByUnionPay: ScreenStory = {
  args: { world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '1000')
    await choosePaymentMethod(canvasElement, /^UnionPay/)
    await acceptAndPay(canvasElement)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    await expect(leave.mock.calls[0]?.[1]).toMatchObject({ method: 'post', fields: [] })
  },
}

export const ByWeChat: ScreenStory = {
  args: { world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '1000')
    await choosePaymentMethod(canvasElement, /^WeChat Pay/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit for this payment' }))
    await expect(canvas.getByLabelText('Customer name')).toBeVisible()
    await expect(canvas.getByLabelText(/^Phone number/)).toBeVisible()
    await userEvent.click(canvas.getByLabelText(/^Send the invoice to another address/))
    await expect(await canvas.findByLabelText('Organization name')).toBeVisible()
  },
}

export const MovedToTheCompanyInChina: ScreenStory = {
  args: { world: 'scenario=china-migrated' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '1000')
    await expect(await canvas.findByRole('radio', { name: /^Web payment/ })).toBeVisible()
    await choosePaymentMethod(canvasElement, /^Payment by QR code/)
    await expect(canvas.queryByRole('heading', { name: 'Billing address' })).toBeNull()
    await acceptAndPay(canvasElement)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  },
}

const strange = `<script>document.title = 'Mine'</script><form method="post" action="/external/unionpay/RC-1">
  <img src="x" onerror="document.title = 'Mine'"><input name="token" value="<b>"></form>`

/** Only the address and fields of the returned form are used, never its markup. */
export const ExtraElementsInTheForm: ScreenStory = {
  args: { world: 'scenario=china' },
  beforeEach: () => spoilAnswers({ redirectForm: strange }),
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '1000')
    await choosePaymentMethod(canvasElement, /^UnionPay/)
    await acceptAndPay(canvasElement)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    const fields = [['token', '<b>']]
    await expect(leave.mock.calls[0]?.[1]).toMatchObject({ method: 'post', fields })
    await expect(document.title).not.toBe('Mine')
  },
}

export const UnsafeFormAction: ScreenStory = {
  args: { world: 'scenario=china' },
  beforeEach: () => spoilAnswers({ redirectForm: '<form action="javascript:alert(1)"></form>' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAmount(canvasElement, '1000')
    await choosePaymentMethod(canvasElement, /^UnionPay/)
    await acceptAndPay(canvasElement)
    await expect(await canvas.findByText(/could not be opened safely/)).toBeVisible()
    await expect(leave).not.toHaveBeenCalled()
  },
}
