import { expect, spyOn, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// UnpaidInvoices: what selected invoices cost, and the link for the finance office
export default {
  ...screen,
  title: 'Invoices/Pay desk',
  args: { path: '/researcher/invoices/unpaid', world: 'scenario=returning-customer' },
}

const unpaid = '/researcher/invoices/unpaid'
const deskOf = async (element: HTMLElement) =>
  within(await within(element).findByRole('region', { name: 'What you pay' }))
const forward = { name: 'Forward to your finance office' }

/** The amount beside a name. */
const amountOf = (desk: ReturnType<typeof within>, name: string | RegExp) =>
  desk.getByText(name).closest('div, dl')?.querySelector('dd')?.textContent

export const NothingChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement)
    await expect(desk.getByText('Or select single invoices.')).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Pay $217' })).toHaveAttribute(
      'href',
      '/en/researcher/invoices/pay/US-90321',
    )
    await expect(desk.getByText('$332 not received yet')).toBeVisible()
    await expect(within(canvasElement).queryByRole('link', { name: 'Pay selected' })).toBeNull()
    await expect(within(canvasElement).queryByRole('region', forward)).toBeNull()
  },
}

/** One box to select needs no bar above the table. */
export const TableBesideDesk: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const desk = await canvas.findByRole('region', { name: 'What you pay' })
    const { top } = canvas.getByRole('table').getBoundingClientRect()
    await expect(Math.abs(top - desk.getBoundingClientRect().top)).toBeLessThan(4)
  },
}

export const One: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select invoice US-90321' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    const desk = await deskOf(canvasElement)
    await expect(amountOf(desk, 'US-90321')).toBe('$217')
    await expect(amountOf(desk, 'Credits')).toBe('\u2212$120')
    await expect(amountOf(desk, 'Left to pay')).toBe('$97')
    await expect(desk.queryByText('A payment is already on its way')).toBeNull()
    await expect(desk.getByRole('link', { name: 'Pay selected' })).toHaveAttribute(
      'href',
      '/en/researcher/invoices/pay/US-90321',
    )
  },
}

export const OnItsWay: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select invoice US-90187' }))
    const desk = await deskOf(canvasElement)
    await expect(desk.getByText('A payment is already on its way')).toBeVisible()
    await expect(desk.getByText('$332 not received yet')).toBeVisible()
    await expect(desk.queryByText('Left to pay')).toBeNull()
    const office = within(canvas.getByRole('region', forward))
    const mail = office.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href') ?? ''
    await expect(new URL(mail).searchParams.get('body')).toContain('give RC-58213 as the reference')
    await userEvent.click(desk.getByRole('link', { name: 'Pay it another way' }))
    await expect(await canvas.findByText(/Paying here replaces it\.$/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pay $212' })).toBeVisible()
  },
}

export const OneIsOnItsWay: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const box of await canvas.findAllByRole('checkbox', { name: /^Select invoice/ })) {
      await userEvent.click(box)
    }
    // What is on its way cannot be paid with the other, which alone needs no box for all.
    await expect(canvas.queryByRole('checkbox', { name: /^Select all/ })).toBeNull()
    const desk = await deskOf(canvasElement)
    await expect(amountOf(desk, 'Left to pay')).toBe('$97')
    await expect(desk.getByText('$332 not received yet')).toBeVisible()
    await userEvent.click(desk.getByRole('link', { name: 'Pay selected' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $97' })).toBeVisible()
  },
}

export const Several: ScreenStory = {
  tags: ['deep'],
  args: {
    path: `${unpaid}?invoices={unpaidInvoices.0},{unpaidInvoices.1}`,
    world: 'scenario=ten-unpaid',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const desk = await deskOf(canvasElement)
    await expect(amountOf(desk, /^Total/)).toBe('$364')
    const office = within(canvas.getByRole('region', forward))
    await userEvent.click(office.getByRole('button', { name: 'Copy link' }))
    await expect(await office.findByRole('button', { name: /^Copied/ })).toBeVisible()
    await expect(written).toHaveBeenCalledWith(
      expect.stringMatching(
        /^https?:.*\/en\/researcher\/invoices\/unpaid\?invoices=US-90261,US-90000$/,
      ),
    )
    const mail = office.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href') ?? ''
    const { searchParams } = new URL(mail)
    await expect(searchParams.get('subject')).toBe('Galley: 2 invoices to pay, $364')
    await expect(searchParams.get('body')).toContain('Total: $364')
    // The page of the payment says the same.
    await userEvent.click(desk.getByRole('link', { name: 'Pay selected' }))
    await expect(await canvas.findByRole('button', { name: 'Pay $364' })).toBeVisible()
  },
}

export const CoveredByPrePay: ScreenStory = {
  args: { world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select invoice US-/ }))
    const desk = await deskOf(canvasElement)
    await expect(amountOf(desk, 'PrePay balance')).toMatch(/^\u2212\$/)
    await expect(amountOf(desk, 'Left to pay')).toBe('$0')
    await expect(desk.queryByText('by card or another method')).toBeNull()
    await userEvent.click(desk.getByRole('link', { name: 'Pay selected' }))
    await expect(await canvas.findByRole('button', { name: 'Pay from your balance' })).toBeVisible()
  },
}

export const SeveralCurrencies: ScreenStory = {
  args: {
    path: `${unpaid}?invoices={unpaidInvoices.0},{unpaidElsewhere}`,
    world: 'scenario=china-fapiao-at-order',
  },
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement)
    await expect(amountOf(desk, 'In CNY')).toMatch(/^¥/)
    await expect(amountOf(desk, 'In USD')).toMatch(/^\$/)
    await expect(desk.getByText(/^In the currency of your account/)).toBeVisible()
    await userEvent.click(desk.getByRole('link', { name: 'Pay selected' }))
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^These invoices are in different/)).toBeVisible()
  },
}

export const ManyAreFolded: ScreenStory = {
  args: { world: 'scenario=twelve-unpaid' },
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all 12 invoices' }))
    const desk = await deskOf(canvasElement)
    await userEvent.click(desk.getByText('12 invoices'))
    await expect(desk.getAllByText(/^US-\d+$/)).toHaveLength(12)
    await expectNoOverflow()
  },
}

export const OpenedByLink: ScreenStory = {
  args: { path: `${unpaid}?invoices=US-90187` },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const box = (number: string) =>
      canvas.getByRole('checkbox', { name: `Select invoice ${number}` })
    const desk = await deskOf(canvasElement)
    await expect(box('US-90187')).toBeChecked()
    await expect(box('US-90321')).not.toBeChecked()
    await expect(amountOf(desk, 'US-90187')).toBe('$332')
    // Another choice is no longer that of the link.
    await userEvent.click(box('US-90321'))
    await expect(await canvas.findByText('2 selected')).toBeVisible()
    await expect(loaded.screen.router.state.location.search.invoices).toBeUndefined()
    await userEvent.click(canvas.getByRole('link', { name: 'Invoice history' }))
    await userEvent.click(await canvas.findByRole('link', { name: /^Unpaid invoices/ }))
    await expect(await canvas.findByText('Or select single invoices.')).toBeVisible()
  },
}

export const LinkWithPaidAndUnknown: ScreenStory = {
  args: {
    path: `${unpaid}?invoices={invoices.unpaid},{fapiaoInvoices.overAYear},CN-0`,
    world: 'scenario=china',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Left out of this payment')).toBeVisible()
    await expect(canvas.getByText('Invoice CN-61530 is already paid.')).toBeVisible()
    await expect(canvas.getByText(/^We could not find invoice CN-0\./)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^Select invoice CN-/ })).toBeChecked()
  },
}

export const BrokenLink: ScreenStory = {
  args: { path: `${unpaid}?invoices=US-90187,` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This payment link is incomplete')).toBeVisible()
    await expect(await canvas.findByText('Or select single invoices.')).toBeVisible()
  },
}

export const LinkWhoseInvoicesArePaid: ScreenStory = {
  args: { path: `${unpaid}?invoices=US-1`, world: 'scenario=elite' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You do not have any unpaid invoices')).toBeVisible()
  },
}
