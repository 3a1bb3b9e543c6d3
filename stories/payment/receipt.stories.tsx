import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { paymentMethodIds } from '../../src/api/generated/contract-codes.gen.ts'
import { PaymentReceipt } from '../../src/domain/payment/receipt/payment-receipt.tsx'
import { ButtonAnchor } from '../../src/ui/page/buttons/app-button-link.tsx'
import { inMethodWorld, withQueries } from './methods/method-world.tsx'

const meta: Meta<typeof PaymentReceipt> = {
  title: 'Payment/Receipt',
  component: PaymentReceipt,
  loaders: [inMethodWorld('scenario=returning-customer')],
  decorators: [withQueries],
  args: {
    title: 'Payment received',
    payment: {
      receiptCode: 'RC-100001',
      externalId: null,
      retainerInvoiceNumber: 'US-RT-2001',
      invoiceNumbers: [],
      boletoUrl: null,
      purchaseOrderNumber: null,
      dueAt: null,
      status: 'approved',
      paymentMethodId: paymentMethodIds.creditCard,
      amount: 1250.5,
      currency: 'USD',
    },
    paidFor: 'Invoice US-RT-2001',
    facts: [{ name: 'Added to your balance', value: '$1,250.50' }],
    children: <p>The amount is in your PrePay balance now.</p>,
    actions: (
      <>
        <ButtonAnchor variant="filled" href="#orders">
          Go to my orders
        </ButtonAnchor>
        <ButtonAnchor variant="text" href="#again">
          Make another prepayment
        </ButtonAnchor>
      </>
    ),
  },
}
export default meta

type Story = StoryObj<typeof PaymentReceipt>

export const Received: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const text of ['RC-100001', 'Invoice US-RT-2001', 'Credit card']) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    const receipt = canvas.getByRole('region', { name: 'Payment received' })
    await expect(receipt).toHaveTextContent(
      /^Payment received\$1,250\.50Invoice US-RT-2001What happens next/,
    )
  },
}

export const OnASmallScreenInTheDark: Story = {
  tags: ['deep'],
  ...Received,
  globals: { scheme: 'dark', viewport: { value: 'small' } },
}
