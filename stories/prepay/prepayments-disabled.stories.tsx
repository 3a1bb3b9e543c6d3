import { expect, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// PrepaymentsDisabledScreen
export default {
  ...screen,
  title: 'PrePay/Prepayments disabled',
  args: { path: '/researcher/prepay', world: 'scenario=prepay-off' },
}

const heading = (name: string) => ({ name, level: 1 })

export const Disabled: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = heading('Prepayments are disabled')
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText(/Please pay for each order when you place it/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my orders' })).toBeVisible()
    await expect(await canvas.findByText('$679.50')).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Prepayments' }))
    await expect(table.getAllByRole('link', { name: /^Invoice \(PDF\)/ })).toHaveLength(5)
    await expect(table.getByText('Not paid yet')).toBeVisible()
    await expect(table.queryByRole('link', { name: /^Pay now/ })).toBeNull()
  },
}

const disabledAt = (path: string): ScreenStory => ({
  args: { path },
  play: async ({ canvasElement }) => {
    const title = heading('Prepayments are disabled')
    await expect(await within(canvasElement).findByRole('heading', title)).toBeVisible()
  },
})

export const DisabledForAnInvoice: ScreenStory = disabledAt('/researcher/prepay/US-RT-1011')
export const DisabledAtItsEnd: ScreenStory = {
  tags: ['deep'],
  ...disabledAt('/researcher/prepay/complete/success'),
}
