import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrepaymentUsages } from '../../src/features/prepay/prepayment-usages.tsx'
import { expectNoOverflow } from '../expect-no-overflow.ts'

const currency = {
  ...{ isoCode: 'USD', shortName: 'USD', name: 'US dollar', sign: '$' },
  ...{ exchangeRate: 1, numDecimals: 2 },
}

const prepayment = (number: number, totalAmount: number, left: number, balance = 0) => ({
  retainerInvoiceNumber: `US-RT-${number}`,
  totalAmount,
  availablePrepaymentAmount: left,
  balance,
})

const withPrepayments = (...prepayments: ReturnType<typeof prepayment>[]) => ({
  load: { currency, prepayments },
})

const meta: Meta<typeof PrepaymentUsages> = {
  title: 'PrePay/Use of prepayments',
  component: PrepaymentUsages,
}
export default meta

type Story = StoryObj<typeof PrepaymentUsages>

export const NothingPaidYet: Story = {
  args: withPrepayments(prepayment(1011, 150, 0, 150)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Once you have paid in advance/)).toBeVisible()
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
}

export const OnePartlyUsed: Story = {
  args: withPrepayments(prepayment(1071, 300, 179.5)),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Balance of US-RT-1071' })
    await expect(meter).toHaveAttribute('aria-valuenow', '179.5')
    await expect(meter).toHaveAttribute('aria-valuemax', '300')
    await expect(meter).toHaveAttribute('aria-valuetext', '$179.50 of $300')
    await expect(canvas.getByRole('listitem')).toHaveTextContent('$179.50 of $300 left')
  },
}

/** An empty meter would say nothing. */
export const UsedUp: Story = {
  args: withPrepayments(prepayment(1042, 1_000, 0)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 prepayment is used up.')).toBeVisible()
    await expect(canvas.queryByRole('meter')).toBeNull()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** Those with money left; the rest are in the list of the page. */
export const Many: Story = {
  args: withPrepayments(
    prepayment(1004, 200, 0),
    ...[1011, 1019, 1033, 1042, 1071].map((number) => prepayment(number, 400, 100)),
    prepayment(1088, 500, 500),
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter')
    await expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual(
      [1011, 1019, 1033, 1042, 1071].map((number) => `Balance of US-RT-${number}`),
    )
    await expect(canvas.getByText('1 more is in the list below.')).toBeVisible()
    await expect(canvas.getByText('1 prepayment is used up.')).toBeVisible()
  },
}

export const ManySmallAndDark: Story = {
  tags: ['deep'],
  ...Many,
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: expectNoOverflow,
}
