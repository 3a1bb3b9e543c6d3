import { expect, userEvent, waitFor, within } from 'storybook/test'
import { wholeCode } from '../../src/lib/whole-code.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

const thanksFor = (order: string) => `/researcher/details/{orders.${order}}/thank-you`

export default {
  ...screen,
  title: 'Orders/Thank you',
  args: { path: thanksFor('byCard'), world: 'scenario=placed-orders' },
}

const small = { viewport: { value: 'small' } }

/** A story that waits for the title and for a text. */
const shows =
  (...texts: (string | RegExp)[]): ScreenStory['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Thank you!', level: 1 })).toBeVisible()
    for (const text of texts) {
      const [first] = await canvas.findAllByText(text)
      await expect(first).toBeVisible()
    }
  }

export const ByCard: ScreenStory = {
  play: async (context) => {
    await shows('$372 paid', /^Your files will be ready by/)?.(context)
    await expect(
      within(within(context.canvasElement).getByRole('main')).getAllByText(/grace.lindqvist@/),
    ).toHaveLength(1)
  },
}

export const ByBankTransfer: ScreenStory = {
  args: { path: thanksFor('byTransfer') },
  globals: small,
  play: shows(
    'Please transfer $372',
    `Your purchase order number is ${wholeCode('PO-2026-0193')}.`,
    'Our bank details are on the invoice.',
    /^This will not delay your order/,
  ),
}

export const ByVoucher: ScreenStory = {
  args: { path: thanksFor('byVoucher') },
  play: async (context) => {
    await shows('Nothing left to pay')?.(context)
    const rail = within(context.canvasElement).getByRole('complementary', { name: 'Your order' })
    for (const list of within(rail).getAllByRole('list')) {
      await expect(list).not.toBeEmptyDOMElement()
    }
  },
}

export const ByPrepayment: ScreenStory = {
  tags: ['deep'],
  args: { path: thanksFor('byPrepayment') },
  play: async (context) => {
    await shows('$372 paid')?.(context)
    const rail = within(context.canvasElement).getByRole('complementary', { name: 'Your order' })
    await expect(within(rail).getAllByText(/paid/i)).toHaveLength(1)
  },
}

export const Free: ScreenStory = {
  args: { path: thanksFor('free') },
  play: shows('Nothing to pay'),
}

export const ByAdministrator: ScreenStory = {
  args: { path: thanksFor('byAdministrator') },
  play: shows('Please transfer $372', /^Give RC-\d+ as the reference/),
}

export const PaidWithoutInvoice: ScreenStory = {
  args: { path: thanksFor('paidWithoutInvoice') },
  play: async (context) => {
    await shows('$372 paid')?.(context)
    const canvas = within(context.canvasElement)
    const paid = canvas.getAllByText(/^Paid/).map(({ textContent }) => textContent)
    await expect(paid).toContainEqual(expect.stringMatching(/^Paid \d{4}-\d\d-\d\d$/))
    await expect(canvas.queryByText(/^Invoice /)).toBeNull()
  },
}

export const FilesLater: ScreenStory = {
  tags: ['deep'],
  args: { path: thanksFor('filesLater') },
  play: async (context) => {
    await shows('Set as soon as your files arrive', 'Send us your files')?.(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('Your manuscript')).toBeVisible()
    await expect(canvas.queryByText('Your figures and tables')).toBeNull()
    const progress = within(canvas.getByRole('region', { name: 'Progress' }))
    const now = progress.getByText('Now').closest('li')
    await expect(now).toHaveAttribute('aria-current', 'step')
    await userEvent.click(progress.getByRole('link', { name: 'Send us your files' }))
    await expect(canvas.getByRole('region', { name: 'Send us your files' })).toHaveFocus()
  },
}

export const FilesLaterWithFigures: ScreenStory = {
  args: { path: thanksFor('filesLaterByTransfer') },
  globals: { scheme: 'dark', ...small },
  play: shows('Your figures and tables', /^Please transfer/),
}

export const Boleto: ScreenStory = {
  args: { path: thanksFor('boleto'), world: 'scenario=placed-orders-brazil' },
  play: async (context) => {
    await shows(/^Please pay the boleto by/, /^It takes about two working days/)?.(context)
    const canvas = within(context.canvasElement)
    const [first] = await canvas.findAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent(/^Please pay the boleto by/)
    await expect(canvas.getByRole('link', { name: 'Open the boleto' })).toHaveAttribute(
      'href',
      expect.stringContaining('/external/boleto/RC-'),
    )
    // A change of the order is the least of it.
    const edit = canvas.getByRole('button', { name: 'Edit this order' })
    await expect(getComputedStyle(edit).borderInlineStartWidth).toBe('0px')
  },
}

export const BoletoClears: ScreenStory = {
  tags: ['deep'],
  args: { path: thanksFor('paidBoleto'), world: 'scenario=placed-orders-brazil' },
  play: shows('Your bank confirms the boleto'),
}

export const WithFapiao: ScreenStory = {
  args: { path: thanksFor('withFapiao'), world: 'scenario=placed-orders-china' },
  play: shows(/^¥[\d,.]+ paid$/, 'Fapiao for 浙江大学'),
}

export const ForStaff: ScreenStory = {
  tags: ['deep'],
  args: { path: thanksFor('translating'), world: 'scenario=impersonator' },
  play: shows('Your editor is at work'),
}

export const PaymentNotArrived: ScreenStory = {
  args: { path: '/researcher/details/GX222222/thank-you' },
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^If you have just paid/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    const calls = () =>
      loaded.screen?.calls.all().filter(({ operation }) => operation === 'getOrderPayment')
    await waitFor(() => expect(calls()).toHaveLength(2))
  },
}

export const PaymentNotChecked: ScreenStory = {
  args: {
    path: thanksFor('byTransfer'),
    world: 'scenario=placed-orders&fault=getPaymentStatus:500',
  },
  play: shows('We could not check your payment'),
}
