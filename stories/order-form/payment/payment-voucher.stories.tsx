import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CallRecord } from '../../../mocks/backend/calls/call-record.ts'
import { type ScreenStory, screen } from '../../screen.tsx'

type Play = Parameters<NonNullable<ScreenStory['play']>>[0]

// PaymentDetailsScreen
export default {
  ...screen,
  title: 'Order form/Payment voucher',
  args: {
    path: '/researcher/submit/payment-details',
    world: 'scenario=order-form&at=payment-details',
  },
}

async function typeVoucher({ canvasElement }: Play, code: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByText('Use a voucher'))
  const form = within(await canvas.findByRole('form', { name: 'Voucher' }))
  if (code !== '') await userEvent.type(form.getByLabelText('Voucher code'), code)
  await userEvent.click(form.getByRole('button', { name: 'Apply voucher' }))
  return { canvas, form }
}

const sentPaths = ({ loaded }: Play) =>
  loaded.screen?.calls
    .all()
    .filter(({ operation }: CallRecord) => operation === 'applyVoucher')
    .map(({ url }: CallRecord) => url.replace(/^.*\/voucher\//, ''))

const methods = (canvas: ReturnType<typeof within>) =>
  canvas.queryByRole('group', { name: /^Payment method/ })

/** It pays the whole order, so that there is nothing to choose; the code is sent without blanks. */
export const Applied: ScreenStory = {
  play: async (context) => {
    const { canvas } = await typeVoucher(context, '  umn-4471 ')
    await expect(
      await canvas.findByText(/^Voucher UMN-4471 of .+ pays for this order\.$/),
    ).toBeVisible()
    await expect(sentPaths(context)).toEqual(['umn-4471'])
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeVisible()
    await expect(methods(canvas)).toBeNull()
  },
}

export const AppliedAndRemoved: ScreenStory = {
  tags: ['deep'],
  play: async (context) => {
    const { canvas } = await typeVoucher(context, 'UMN-4471')
    await canvas.findByText(/^Voucher UMN-4471 of .+ pays for this order\.$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the voucher' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $287' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    for (const method of within(methods(canvas) ?? canvas.getByRole('main')).getAllByRole(
      'radio',
    )) {
      await expect(method).not.toBeChecked()
    }
  },
}

export const Unknown: ScreenStory = {
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async (context) => {
    const { form } = await typeVoucher(context, 'UMN 44?71')
    await waitFor(() =>
      expect(form.getByLabelText('Voucher code')).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(form.getAllByText(/^We don’t recognize this voucher\./)).not.toHaveLength(0)
    await expect(sentPaths(context)).toEqual(['UMN%2044%3F71'])
  },
}

export const ClosedAndReopened: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = await canvas.findByRole('button', { name: 'Use a voucher' })
    await userEvent.click(opener)
    await userEvent.type(await canvas.findByLabelText('Voucher code'), 'UMN-44')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByLabelText('Voucher code')).not.toBeVisible()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(canvas.getByLabelText('Voucher code')).toHaveValue('UMN-44')
  },
}

export const Expired: ScreenStory = {
  tags: ['deep'],
  play: async (context) => {
    const { form } = await typeVoucher(context, 'UMN-3806')
    await expect(await form.findAllByText(/expired/)).not.toHaveLength(0)
  },
}

export const Missing: ScreenStory = {
  play: async (context) => {
    const { form } = await typeVoucher(context, '')
    await expect(await form.findAllByText('Please enter your voucher code.')).not.toHaveLength(0)
    await expect(sentPaths(context)).toEqual([])
  },
}

/** Said at the field, without a call that the server would refuse. */
export const NotACode: ScreenStory = {
  play: async (context) => {
    const { form } = await typeVoucher(context, 'a/b')
    const field = form.getByLabelText('Voucher code')
    const message =
      'A voucher code has letters or digits and no slashes. Please check what you typed.'
    await expect(await form.findAllByText(message)).not.toHaveLength(0)
    await userEvent.clear(field)
    await userEvent.type(field, '..{Enter}')
    await expect(await form.findAllByText(message)).not.toHaveLength(0)
    await expect(field).toHaveValue('..')
    await expect(sentPaths(context)).toEqual([])
  },
}

/** Only for people whose institution has vouchers. */
export const NotOffered: ScreenStory = {
  args: { world: 'scenario=new-customer&at=payment-details' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Pay / })).toBeVisible()
    await expect(canvas.queryByText('Use a voucher')).not.toBeInTheDocument()
  },
}
