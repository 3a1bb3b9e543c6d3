import { expect, userEvent, within } from 'storybook/test'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// The route composes the dashboard of heading, search, order list and widgets such as the
// PrepayWidget.
export default { ...screen, title: 'Orders/Dashboard', args: { path: '/researcher' } }

const search = (terms: string) => `/researcher/index/orders/${terms}`

export const MyOrders: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
    await expect(canvas.getAllByText('awaiting payment').length).toBeGreaterThan(0)
  },
}

/** Lists and sentences without stray spaces. */
export const InChinese: ScreenStory = {
  globals: { language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findByRole('list', { name: '我的订单' })
    await expect(list).toHaveTextContent(/进行中.*\d{4}-\d\d-\d\d 收到.*润色中/)
    await expect(list).toHaveTextContent(/交付期限：2026-\d\d-\d\d \d\d:\d\d /)
    await expect(list).toHaveTextContent(/ · 高级润色 · 图片格式调整/)
    await expect(canvasElement).toHaveTextContent(
      /有 \d 份稿件正由编辑处理。我们正在为 \d 份稿件匹配合适的编辑。/,
    )
  },
}

export const SecondPage: ScreenStory = {
  tags: ['deep'],
  args: { path: search('_/_/_/_/2') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/page 2 of 3/)).toBeVisible()
  },
}

export const Found: ScreenStory = {
  tags: ['deep'],
  args: { path: search('_/barley/_/_/1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Matching orders', level: 1 })
    const list = await canvas.findByRole('list', { name: 'My orders' })
    for (const card of list.children) await expect(card).toHaveTextContent(/barley/i)
    await expect(await canvas.findByText('Title:', { exact: false })).toHaveTextContent(
      'Title: barley',
    )
    await expect(canvas.getByRole('link', { name: 'Clear search' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^\d matches$/, level: 2 })).toBeVisible()
    // The form is folded away until it is asked for.
    await expect(canvas.queryByRole('heading', { name: 'My orders' })).toBeNull()
    await expect(canvas.queryByLabelText('Title')).toBeNull()
  },
}

export const NothingFound: ScreenStory = {
  tags: ['deep'],
  args: { path: search('_/no-such-title/_/_/1') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No matching orders')).toBeVisible()
  },
}

export const NoOrdersYet: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No orders yet')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Check a manuscript for free' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get a price quote' })).toHaveAttribute(
      'href',
      '/en/researcher/submit/new?goal=price-quote',
    )
    const region = within(canvas.getByRole('region', { name: 'No orders yet' }))
    const [first] = region.getAllByRole('link')
    await expect(first).toHaveAccessibleName('Start your first order')
    await expect(canvas.queryByText('Search and filter')).toBeNull()
  },
}

/** Each with its next step, above the others and only there. */
export const NeedsYouFirst: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = await canvas.findByRole('list', { name: 'Waiting for you' })
    await expect(group.children).toHaveLength(3)
    await expect(canvas.getByRole('heading', { name: 'Waiting for you 3' })).toBeVisible()
    await expect(canvas.queryByText(/need your attention/)).toBeNull()
    const [first] = within(group).getAllByRole('link', { name: /^Send files for / })
    await expect(first).toBeVisible()
    const others = canvas.getByRole('list', { name: 'My orders' })
    await expect(others.querySelector('[data-needs]')).toBeNull()
    await expect(others.firstElementChild).toHaveTextContent(/hours left/)
    const promised = within(others)
      .getByText(/not received yet$/)
      .closest('li')
    await expect(promised).toHaveTextContent(/awaiting payment.*Send us the proof of payment/)
    await expect(promised?.previousElementSibling).toHaveTextContent('Finding an editor')
  },
}

/** A short list needs no search until it is asked for. */
export const FewOrders: ScreenStory = {
  args: { world: 'scenario=brazil' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('5 orders')).toBeVisible()
    await expect(canvas.queryByLabelText('Title')).toBeNull()
    await userEvent.click(canvas.getByText('Search and filter', { selector: 'summary' }))
    await expect(await canvas.findByLabelText('Title')).toBeVisible()
  },
}

/** Counts over all pages; each unpaid order links to its own invoice. */
export const MoreUnpaidThanOnThePage: ScreenStory = {
  args: { world: 'scenario=twelve-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('12 orders need your attention.')).toBeVisible()
    const links = canvas.getAllByRole('link', { name: /^Pay \$\d+ for / })
    await expect(links).toHaveLength(10)
    const paths = links.map((link) => link.getAttribute('href'))
    await expect(new Set(paths).size).toBe(10)
    for (const path of paths) await expect(path).toMatch(/\/researcher\/invoices\/pay\/US-\d+$/)
  },
}

export const CountedOnTheSecondPage: ScreenStory = {
  args: { path: search('_/_/_/_/2') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const waiting = { name: '3 orders need your attention.' }
    await userEvent.click(await canvas.findByRole('link', waiting))
    await expect(await canvas.findByRole('list', { name: 'Waiting for you' })).toBeVisible()
  },
}

/** It starts an order, also where invoices are unpaid. */
export const OneFilledButton: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pay = await canvas.findByRole('link', { name: 'Pay $217' })
    const start = canvas.getByRole('link', { name: 'Start a new order' })
    const background = (element: Element) => getComputedStyle(element).backgroundColor
    await expect(background(start)).not.toBe(background(pay))
    await expect(background(pay)).toBe('rgba(0, 0, 0, 0)')
  },
}

export const PageAfterTheLast: ScreenStory = {
  args: { path: search('_/_/_/_/99') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('There is no page 99')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the last page' }))
    await expect(await canvas.findByText(/page 3 of 3/)).toBeVisible()
  },
}

/** Also where the placeholder of an empty term in the address is searched for. */
export const UnderscoreAsTitle: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Search and filter', { selector: 'summary' }))
    await userEvent.type(await canvas.findByLabelText('Title'), '_{Enter}')
    await expect(await canvas.findByText('No matching orders')).toBeVisible()
    await userEvent.click(canvas.getByText('Change search', { selector: 'summary' }))
    await expect(await canvas.findByLabelText('Title')).toHaveValue('_')
  },
}

/** The time left follows the clock. */
export const TwoHoursLater: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const left = await canvas.findByText(/^\d+ hours left$/)
    const hours = Number.parseInt(left.textContent, 10)
    await advanceClock(loaded.screen?.clock, 2 * 3_600_000)
    await expect(await canvas.findByText(`${hours - 2} hours left`)).toBeVisible()
  },
}

export const DownloadRefused: ScreenStory = {
  args: { world: 'fault=listOrderDeliverables:refusal=generic-download-error' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('button', { name: /^Download files of / })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByText(/^Your files could not be downloaded\./)).toBeVisible()
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
    await userEvent.click(await canvas.findByText('Search and filter', { selector: 'summary' }))
    await userEvent.type(await canvas.findByLabelText('Ordered from'), '03/10/2026')
    await userEvent.type(canvas.getByLabelText('Ordered to'), '03/01/2026{Enter}')
    const early = await canvas.findAllByText('The end date can’t be before the start date.')
    await expect(early.length).toBeGreaterThan(0)
  },
}

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
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'My orders', level: 2 })).toBeVisible()
    await expect(canvas.queryByText('PrePay balance')).toBeNull()
    const { calls }: OpenedScreen = loaded.screen
    await expect(calls.all().some(({ operation }) => operation === 'loadInvoices')).toBe(false)
  },
}
