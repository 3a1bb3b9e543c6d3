import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'

// PaymentDetailsScreen
export default {
  ...screen,
  title: 'Order form/Payment details',
  args: {
    path: '/researcher/submit/payment-details',
    world: 'scenario=order-form&at=payment-details',
  },
}

export const WithCreditsAndBalance: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const balance = await canvas.findByRole('group', { name: /^Use your PrePay balance/ })
    await expect(canvas.getByRole('button', { name: 'Pay $287' })).toBeVisible()
    const rail = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(rail.getByRole('heading', { name: 'After you pay' })).toBeVisible()
    await expect(rail.getByRole('link', { name: /^our support team/ })).toBeVisible()
    await userEvent.click(within(balance).getByRole('radio', { name: 'Yes, up to $250' }))
    const amount = canvas.getByLabelText(/^Amount from your balance/)
    await userEvent.type(amount, '250.01')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $37' }))
    await expect(
      await canvas.findAllByText('Prepay amount cannot exceed $250', { exact: false }),
    ).not.toHaveLength(0)
    await userEvent.clear(amount)
    await userEvent.type(amount, '100.50')
    await expect(canvas.getByRole('button', { name: 'Pay $186.50' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'No, keep them for later' }))
    await expect(canvas.getByRole('button', { name: 'Pay $246.50' })).toBeVisible()
    await expect(rail.getByText('PrePay balance').closest('div')).toHaveTextContent(/100\.50$/)
    await expect(canvas.getByText('You pay')).toHaveTextContent('You pay $246.50')
    await expect(canvas.getAllByText('Total')).toHaveLength(1)
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Pay $287' }),
    ).toBeVisible()
  },
}
