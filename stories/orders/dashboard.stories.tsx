import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// The dashboard is put together in the route: heading, search and the list of orders, and the widgets
// beside it, such as the PrepayWidget.
export default { ...screen, title: 'Orders/Dashboard', args: { path: '/researcher' } }

const search = (terms: string) => `/researcher/index/orders/${terms}`

export const MyOrders: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
    await expect(canvas.getAllByText('awaiting payment').length).toBeGreaterThan(0)
  },
}

/** Sentences, services and facts are strung together as the language does it, without a stray space. */
export const InChinese: ScreenStory = {
  globals: { language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findByRole('list', { name: '我的订单' })
    await expect(list).toHaveTextContent(/进行中：编辑正在处理/)
    await expect(list).toHaveTextContent(/高级润色和图表排版 · 交付期限：/)
    await expect(canvasElement).toHaveTextContent(/有 4 份稿件正由我们的编辑处理。最近/)
  },
}

export const SecondPage: ScreenStory = {
  args: { path: search('_/_/_/_/2') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/page 2 of 3/)).toBeVisible()
  },
}

export const Found: ScreenStory = {
  args: { path: search('_/barley/_/_/1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findByRole('list', { name: 'My orders' })
    for (const card of within(list).getAllByRole('listitem')) {
      await expect(card).toHaveTextContent(/barley/i)
    }
  },
}

export const NothingFound: ScreenStory = {
  args: { path: search('_/no-such-title/_/_/1') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No order matches')).toBeVisible()
  },
}

export const NoOrdersYet: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No orders yet')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'fault=searchOrders:time-out' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your orders are loading.')).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'fault=searchOrders:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

export const LastDayBeforeTheFirst: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const from = await canvas.findByLabelText('From')
    // Where there is little room the search is folded.
    if (!from.checkVisibility()) {
      await userEvent.click(canvas.getByText('Search', { selector: 'summary *, summary' }))
    }
    await userEvent.type(from, '03/10/2026')
    await userEvent.type(canvas.getByLabelText('To'), '03/01/2026{Enter}')
    await expect(
      (await canvas.findAllByText('The last day must not be before the first.')).length,
    ).toBeGreaterThan(0)
  },
}

/** What is left of prepayments stands beside the orders of whoever collects no points. */
export const PrepaidCredit: ScreenStory = {
  args: { world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const widget = await canvas.findByRole('region', { name: 'PrePay balance' })
    await expect(within(widget).getByText('$679.50')).toBeVisible()
    await expect(within(widget).getByRole('link')).toHaveAttribute('href', '/en/researcher/prepay')
  },
}

export const InvoicesHidden: ScreenStory = {
  args: { world: 'scenario=hidden-invoices' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'My orders', level: 2 })).toBeVisible()
    await expect(canvas.queryByText('PrePay balance')).toBeNull()
  },
}
