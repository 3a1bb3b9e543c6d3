import { expect, userEvent, within } from 'storybook/test'
import { endOf, expectNeverTorn, startOf } from '../expect-never-torn.ts'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// UnpaidBanner on the dashboard
export default { ...screen, title: 'Invoices/Unpaid banner', args: { path: '/researcher' } }

export const FewAreNamed: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('2 unpaid invoices')).toBeVisible()
    const fold = canvas.getByText('Show the invoices')
    const details = fold.closest('details') ?? fold
    await expectNeverTorn(details, startOf('Show', fold), endOf('invoices', fold))
    await userEvent.click(fold)
    const pay = canvas.getByRole('link', { name: 'Pay invoice US-90321' })
    await expect(pay).toBeVisible()
    await expect(pay).toHaveAttribute('href', '/en/researcher/invoices/pay/US-90321')
    // What a transfer brings is named, and neither counted nor asked for.
    const all = canvas.getByRole('link', { name: 'Pay $217' })
    await expect(all).toHaveAttribute('href', '/en/researcher/invoices/pay/US-90321')
    await expect(canvas.getByText('$217 to pay')).toBeVisible()
    await expect(canvas.getAllByText('$332 not received yet').length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('link', { name: 'Pay invoice US-90187' })).toBeNull()
  },
}

export const OneIsNamed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1 unpaid invoice')).toBeVisible()
    await expect(canvas.getByText(/^¥[\d,]+$/)).toBeVisible()
  },
}

export const TenAreNamed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=ten-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('10 unpaid invoices')).toBeVisible()
    await userEvent.click(canvas.getByText('Show the invoices'))
    await expect(canvas.getAllByRole('link', { name: /^Pay invoice/ })).toHaveLength(10)
  },
}

export const ElevenAreCounted: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=eleven-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('11 unpaid invoices')).toBeVisible()
    await expect(canvas.getByText(/^Total \$[\d,.]+$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pay invoice/ })).toBeNull()
  },
}

export const TwelveAreCounted: ScreenStory = {
  args: { world: 'scenario=twelve-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('12 unpaid invoices')).toBeVisible()
    await expect(canvas.getByText(/^Total \$[\d,.]+$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pay invoice/ })).toBeNull()
    const unpaid = canvas.getByRole('link', { name: 'See your unpaid invoices' })
    await expect(unpaid).toHaveAttribute('href', '/en/researcher/invoices/unpaid')
  },
}

/** Beside the prepaid balance. */
export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=prepaid' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1 unpaid invoice')).toBeVisible()
    await expect(await canvas.findByText('$679.50')).toBeVisible()
    await expectNoOverflow()
  },
}

export const HiddenWithTheInvoices: ScreenStory = {
  args: { world: 'scenario=hidden-invoices' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'My orders', level: 2 })).toBeVisible()
    await expect(canvas.queryByText(/unpaid invoice/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Invoices' })).toBeNull()
  },
}

/** The switch of the list stands below the total, which begins beside the title. */
export const OnATablet: ScreenStory = {
  globals: { language: 'br', viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const boxOf = async (text: string) =>
      (await within(canvasElement).findByText(text)).getBoundingClientRect()
    const total = await boxOf('$217 a pagar')
    await expect(total.top).toBeCloseTo((await boxOf('2 faturas em aberto')).top, -1)
    await expect((await boxOf('Mostrar as faturas')).top).toBeGreaterThan(total.bottom - 4)
  },
}
