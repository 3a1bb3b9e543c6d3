import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CallRecord } from '../../../mocks/backend/calls/call-record.ts'
import { client, unwrap } from '../../../src/api/client.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import { addsUp, announces, type Canvas, summaryIn, total } from './summary-in-story.ts'

// OrderSummary
export default {
  ...screen,
  title: 'Order form/Summary: promo codes',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form&at=details' },
}

async function typeCode(canvas: Canvas, code: string) {
  const summary = await summaryIn(canvas)
  await userEvent.click(summary.getByRole('button', { name: 'Apply promo code' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Apply promo code' }))
  if (code !== '') await userEvent.type(dialog.getByLabelText('Promo code'), code)
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  return { summary, dialog }
}

export const CodePressed: ScreenStory = {
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    await expect(
      await summary.findByText('Promo code RIVER15 has been added to your order.'),
    ).toBeVisible()
    await announces(
      'Promo code RIVER15 applied and Preferred group discount removed: total now $316.20',
    )
    await expect(summary.getByRole('button', { name: 'Remove RIVER15' })).toBeVisible()
    await expect(summary.getByText('Promo code RIVER15 (15%)')).toBeVisible()
    await addsUp(summary, 2)
  },
}

/** Codes ignore case and surrounding spaces. */
export const CodeTyped: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { summary } = await typeCode(canvas, ' river15 ')
    await expect(await summary.findByText('Promo code RIVER15 has been applied.')).toBeVisible()
    await expect(canvas.queryByRole('dialog', { name: 'Apply promo code' })).toBeNull()
    await waitFor(() => expect(total(summary)).toBe('$316.20'))
  },
}

export const CodeRemoved: ScreenStory = {
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    await userEvent.click(await summary.findByRole('button', { name: 'Remove RIVER15' }))
    await expect(
      await summary.findByText('Promo code RIVER15 has been removed from your order.'),
    ).toBeVisible()
    await announces(
      'Preferred group discount applied and Promo code RIVER15 removed: total now $347',
    )
    await expect(summary.getByRole('button', { name: 'Apply promo code' })).toHaveFocus()
  },
}

/** The answer has the prices, and one call the codes that fit them: the form is not loaded again. */
export const OffersRefreshed: ScreenStory = {
  args: { world: 'scenario=order-form&at=details&fault=loadCurrentOrderForm:503' },
  play: async ({ canvasElement, loaded }) => {
    const summary = await summaryIn(within(canvasElement))
    const refreshes = () =>
      loaded.screen?.calls
        .all()
        .filter(
          ({ operation }: CallRecord) => operation === 'listApplicablePromotionalCodeBenefits',
        )
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    await waitFor(() => expect(total(summary)).toBe('$316.20'))
    await waitFor(() => expect(refreshes()).toHaveLength(1))
    await userEvent.click(summary.getByRole('button', { name: 'Remove RIVER15' }))
    await expect(await summary.findByRole('button', { name: 'Add RIVER15' })).toBeVisible()
    await expect(total(summary)).toBe('$347')
    await waitFor(() => expect(refreshes()).toHaveLength(2))
  },
}

export const BetterDiscountExists: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { summary } = await typeCode(within(canvasElement), 'STREAM5')
    await expect(await summary.findByText(/^Promo code STREAM5 was not applied/)).toBeVisible()
    await expect(total(summary)).toBe('$347')
  },
}

export const CodeMissing: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { dialog } = await typeCode(within(canvasElement), '')
    await expect(await dialog.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(dialog.getAllByText('Please enter a valid promo code')).toHaveLength(2)
  },
}

export const CodeWithSlash: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { dialog } = await typeCode(within(canvasElement), 'RIVER/15')
    await expect(await dialog.findAllByText('Please enter a valid promo code')).toHaveLength(2)
  },
}

export const CodeUnknown: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { dialog } = await typeCode(within(canvasElement), 'NOSUCHCODE')
    await expect(within(await dialog.findByRole('alert')).getByText(/recognize/)).toBeVisible()
    const field = dialog.getByLabelText('Promo code')
    await expect(field).toHaveValue('NOSUCHCODE')
    await expect(field).toHaveAccessibleDescription(/recognize/)
  },
}

export const CodeExpired: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { dialog } = await typeCode(within(canvasElement), 'SPRING24')
    await expect(within(await dialog.findByRole('alert')).getByText(/has expired/)).toBeVisible()
  },
}

export const CodeUsed: ScreenStory = {
  tags: ['deep'],
  args: {
    world: 'scenario=order-form&at=details&fault=applyDiscountCode:refusal=discount-code-used',
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await typeCode(within(canvasElement), 'RIVER15')
    await expect(within(await dialog.findByRole('alert')).getByText(/already used/)).toBeVisible()
  },
}

export const ApplyFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details&fault=applyDiscountCode:network:1' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    await expect(await summary.findByRole('alert')).toHaveTextContent(/could not be reached/)
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    await waitFor(() => expect(total(summary)).toBe('$316.20'))
    await expect(summary.queryByRole('alert')).toBeNull()
  },
}

export const Applying: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details&fault=applyDiscountCode:time-out' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    const apply = summary.getByRole('button', { name: 'Add RIVER15' })
    await userEvent.click(apply)
    await waitFor(() => expect(apply).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const RemoveFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details&fault=removeDiscountCode:500:1' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    const remove = await summary.findByRole('button', { name: 'Remove RIVER15' })
    await userEvent.click(remove)
    await expect(await summary.findByRole('alert')).toBeVisible()
    await expect(total(summary)).toBe('$316.20')
    await expect(remove).toHaveFocus()
  },
}

export const RemovedInAnotherTab: ScreenStory = {
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    const remove = await summary.findByRole('button', { name: 'Remove RIVER15' })
    const { orderForm } = await unwrap(client.GET('/api/order-form/load'))
    const path = { identity: orderForm.identity, code: 'RIVER15' }
    await unwrap(
      client.DELETE('/api/order-form/{identity}/discount-code/{code}', { params: { path } }),
    )
    await userEvent.click(remove)
    await expect(
      await summary.findByText('Promo code RIVER15 has been removed from your order.'),
    ).toBeVisible()
    await waitFor(() => expect(total(summary)).toBe('$347'))
  },
}
