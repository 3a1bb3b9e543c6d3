import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// OrderCard in each state, and what depends on the person
export default { ...screen, title: 'Orders/Order list', args: { path: '/researcher' } }

const byNumber = (order: string) => `/researcher/index/orders/{orders.${order}}/_/_/_/1`

/** The only card of the search. */
async function cardIn(canvasElement: HTMLElement) {
  const list = await within(canvasElement).findByRole('list', { name: 'My orders' })
  const [card] = within(list).getAllByRole('listitem')
  if (!card) throw new Error('There is no order.')
  return { card, within: within(card) }
}

const shows =
  (...texts: (string | RegExp)[]): ScreenStory['play'] =>
  async ({ canvasElement }) => {
    const { within: card } = await cardIn(canvasElement)
    for (const text of texts) await expect(card.getByText(text)).toBeVisible()
  }

const small = { viewport: { value: 'small' } }

export const Received: ScreenStory = {
  args: { path: byNumber('received') },
  play: async (context) => {
    const { card } = await cardIn(context.canvasElement)
    await expect(card).toHaveTextContent(/Received.*Finding an editor.*due 2026-/i)
  },
}

/** What needs the person is marked and has the next step. */
export const AwaitingFiles: ScreenStory = {
  args: { path: byNumber('awaitingFiles') },
  play: async (context) => {
    await shows('Awaiting files', 'no deadline yet')?.(context)
    const { card, within: inCard } = await cardIn(context.canvasElement)
    await expect(inCard.queryByRole('list', { name: 'Progress' })).toBeNull()
    await expect(card).toHaveClass('awaitingfiles')
    await expect(card).toHaveAttribute('data-needs', 'you')
    const send = inCard.getByRole('link', { name: /^Send files for / })
    await expect(send).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/researcher\/details\/GX\w+$/),
    )
    await userEvent.click(send)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Send files' })).toBeVisible()
  },
}

export const OnHold: ScreenStory = {
  args: { path: byNumber('onHold') },
  globals: { ...small, scheme: 'dark' },
  play: shows('On hold', 'we’ve e-mailed you a question', 'How to answer'),
}

export const InProgress: ScreenStory = {
  args: { path: byNumber('inProgress') },
  play: async (context) => {
    await shows('In progress', /days left$/)?.(context)
    const { card } = await cardIn(context.canvasElement)
    await expect(card).toHaveClass('inprogress')
    await expect(card).not.toHaveAttribute('data-needs')
    const steps = within(within(card).getByRole('list', { name: 'Progress' }))
    const [received, assigned, current, next] = steps.getAllByRole('listitem')
    await expect(received).toHaveTextContent(/^Received 2026-\d\d-\d\d$/)
    await expect(assigned).toHaveTextContent('Editor assigned Life Sciences')
    await expect(current).toHaveTextContent('In editing')
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(next).toHaveTextContent('Ready')
  },
}

export const Completed: ScreenStory = {
  args: { path: byNumber('completedPaid') },
  play: async (context) => {
    await shows('Completed', 'Download files')?.(context)
    const { card: row, within: card } = await cardIn(context.canvasElement)
    await expect(row).toHaveTextContent(/delivered 2026-/)
    await expect(card.queryByRole('list', { name: 'Progress' })).toBeNull()
  },
}

/** A long title takes a second line, and no more. */
export const OneRowEach: ScreenStory = {
  args: { world: 'scenario=large-lab', path: '/researcher/index/orders/_/_/_/_/2' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'My orders' })
    for (const row of list.children) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(90)
    }
  },
}

/** Number and services begin a line of their own wherever the status says more than its name. */
export const FactsBelowTheStatus: ScreenStory = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'My orders' })
    for (const steps of within(list).getAllByRole('list', { name: 'Progress' })) {
      const card = steps.closest<HTMLElement>('ul > li')
      const number = within(card ?? list).getByText(/^GX\w+$/)
      await expect(number.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        steps.getBoundingClientRect().bottom - 1,
      )
    }
  },
}

export const FilesDownloaded: ScreenStory = {
  tags: ['deep'],
  args: { path: byNumber('completedPaid') },
  play: async ({ canvasElement }) => {
    const { within: card } = await cardIn(canvasElement)
    await userEvent.click(card.getByRole('button', { name: /^Download files of / }))
    const saved = 'Your files have been downloaded.'
    await expect(await within(canvasElement).findByText(saved)).toBeVisible()
  },
}

export const CompletedAndUnpaid: ScreenStory = {
  args: { path: byNumber('completedUnpaid') },
  play: async (context) => {
    await shows('awaiting payment', /^Pay \$\d+$/)?.(context)
    const { within: card } = await cardIn(context.canvasElement)
    await expect(card.getByRole('link', { name: /^Send us the proof/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/support\/index\/submission\/GX\w+\/type\/proof-of-payment$/),
    )
  },
}

export const InactiveService: ScreenStory = {
  args: { path: byNumber('inactiveService') },
  globals: small,
  play: async ({ canvasElement }) => {
    const { within: card } = await cardIn(canvasElement)
    await expect(card.getByRole('link', { name: /^Ask us about a re-edit/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/support\/index\/submission\/GX\w+\/type\/inactive-service$/),
    )
  },
}

export const Cancelled: ScreenStory = {
  args: { path: byNumber('cancelled') },
  play: shows('Cancelled', 'nothing to pay'),
}

export const Boleto: ScreenStory = {
  args: { world: 'scenario=brazil' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const slips = () => canvas.getAllByRole('link', { name: 'Show boleto' })
    await waitFor(() => expect(slips()).toHaveLength(2))
    for (const slip of slips()) {
      await expect(slip).toHaveAttribute('href', expect.stringMatching(/\/external\/boleto\//))
    }
    await expect(canvas.queryByRole('link', { name: /^Pay R/ })).toBeNull()
  },
}

/** One of 1,000 pages; the search is answered from an index. */
export const TenThousandOrders: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=large-lab' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/10,000 orders/)).toBeVisible()
    const page = canvas.getByLabelText('Page')
    await userEvent.clear(page)
    await userEvent.type(page, '998{Enter}')
    await expect(await canvas.findByText(/page 998 of 1,?000/)).toBeVisible()
    await userEvent.click(canvas.getByText('Search and filter', { selector: 'summary' }))
    await userEvent.type(await canvas.findByLabelText('Title'), 'aquifer recharge{Enter}')
    await expect(await canvas.findByText(/^\d+ matches$/)).toBeVisible()
    const list = canvas.getByRole('list', { name: 'My orders' })
    for (const card of list.children) {
      await expect(card).toHaveTextContent(/aquifer recharge/i)
    }
  },
}

/** Rewards take the place of PrePay. */
export const WithRewards: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=elite' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('region', { name: 'Rewards' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'PrePay balance' })).toBeNull()
  },
}

/** No invoice, no prepayment and nothing to pay is shown. */
export const WithHiddenInvoices: ScreenStory = {
  args: { world: 'scenario=hidden-invoices' },
  play: async (context) => {
    await shows('awaiting payment')?.(context)
    const canvas = within(context.canvasElement)
    for (const name of [/invoice/i, /prepay/i, /^Pay /]) {
      await expect(canvas.queryByRole('link', { name })).toBeNull()
    }
  },
}

export const InAGroup: ScreenStory = {
  args: { world: 'scenario=preferred-group' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = within(await canvas.findByRole('region', { name: 'Your group' }))
    await expect(group.getByText(/Welcome to the Marsh Lab/)).toBeVisible()
  },
}

export const WithoutLanguageAssessment: ScreenStory = {
  args: { world: 'scenario=digital-off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('region', { name: 'No orders yet' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Check a manuscript for free' })).toBeNull()
    for (const name of ['Grammar Check', 'Digital editing', 'Digital translation']) {
      await expect(canvas.queryByRole('link', { name })).toBeNull()
    }
  },
}

export const SignInFirst: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous', path: '/researcher/index/orders/_/barley/_/_/1' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    const { pathname, search } = loaded.screen.router.state.location
    await expect(pathname).toBe('/en/login')
    await expect(search.redirect).toBe('/en/researcher/index/orders/_/barley/_/_/1')
  },
}
