import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

const open = async (canvas: ReturnType<typeof within>, label: string) =>
  userEvent.click(await canvas.findByText(label, { selector: 'summary' }))

// OrderSearch, OrderPages
export default { ...screen, title: 'Orders/Search', args: { path: '/researcher' } }

/** The address has the days of the search. */
export const ByDates: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await open(canvas, 'Search and filter')
    await userEvent.type(await canvas.findByLabelText('Ordered from'), '01/01/1999')
    await userEvent.type(canvas.getByLabelText('Ordered to'), '1/2/1999{Enter}')
    await expect(await canvas.findByText('No matching orders')).toBeVisible()
    await expect(canvas.getByText('Try other dates.')).toBeVisible()
    const { router }: OpenedScreen = loaded.screen
    await expect(router.state.location.pathname).toBe(
      '/en/researcher/index/orders/_/_/1999-01-01/1999-01-02/1',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Show all orders' }))
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

export const LastPage: ScreenStory = {
  args: { path: '/researcher/index/orders/_/_/_/_/3' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/page 3 of 3/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toBeVisible()
    for (const name of ['Next page', 'Last page']) {
      await expect(canvas.queryByRole('link', { name })).toBeNull()
    }
    await userEvent.click(canvas.getByRole('link', { name: 'First page' }))
    await expect(await canvas.findByText(/page 1 of 3/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Last page' })).toBeVisible()
  },
}

const all = '/researcher/index/orders/_/_/_/_/1'
const narrowed = `${all}?status=In%20Progress,On%20Hold&sort=deadline`

/** The form shows what the address says, and each order has one of the statuses. */
export const ByStatus: ScreenStory = {
  args: { path: narrowed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const found = await canvas.findByText(/^\d matches, earliest deadline first$/)
    await expect(found).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Matching orders')
    await expect(await canvas.findByText('In progress', { selector: 'main p *' })).toBeVisible()
    const cards = within(canvas.getByRole('list', { name: 'My orders' })).getAllByRole('heading')
    await expect(cards).toHaveLength(Number.parseInt(found.textContent, 10))
    for (const { parentElement } of cards) {
      await expect(parentElement).toHaveClass(/inprogress|onhold/)
    }
    await open(canvas, 'Change search')
    await expect(await canvas.findByRole('checkbox', { name: 'On hold' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Completed' })).not.toBeChecked()
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('deadline')
  },
}

export const ByStatusOnAPhone: ScreenStory = {
  args: { path: narrowed },
  globals: { language: 'cn', viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^找到 \d 个订单，/)).toBeVisible()
    await open(canvas, '修改搜索条件')
    await expect(await canvas.findByRole('checkbox', { name: '进行中' })).toBeChecked()
  },
}

/** A list in another order is no search, and has nothing above it. */
export const OldestFirst: ScreenStory = {
  args: { path: `${all}?sort=oldest` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('24 orders, oldest first')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Waiting for you' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(await canvas.findByText(/page 2 of 3/)).toBeVisible()
    await expect(canvas.getByText('24 orders, oldest first')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Show active orders first' }))
    await expect(await canvas.findByRole('list', { name: 'Waiting for you' })).toBeVisible()
  },
}

/** What was chosen by the keyboard is announced, and the focus is not lost. */
export const NarrowedByKeyboard: ScreenStory = {
  args: { path: `${all}?sort=deadline` },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await open(canvas, 'Search and filter')
    const box = await canvas.findByRole('checkbox', { name: 'Completed' })
    box.focus()
    await userEvent.keyboard(' {Enter}')
    const found = await canvas.findByText(/^\d+ matches, earliest deadline first$/)
    await expect(found).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    const { router }: OpenedScreen = loaded.screen
    await expect(router.state.location.search).toEqual({ status: 'Completed', sort: 'deadline' })
  },
}

/** Says which filter hides all, and takes away only that. */
export const HiddenByTheStatus: ScreenStory = {
  args: { path: '/researcher/index/orders/_/barley/_/_/1?status=On%20Hold' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = /^The status filter \(On hold\) hides (all \d matches|the only match)\.$/
    await expect(await canvas.findByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the status filter' }))
    await expect(await canvas.findByText(/^\d match(es)?$/)).toBeVisible()
    await open(canvas, 'Change search')
    await expect(await canvas.findByLabelText('Title')).toHaveValue('barley')
  },
}

export const NeitherStatusNorTitle: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/index/orders/_/no-such-title/_/_/1?status=On%20Hold' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Try part of the title.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Clear the status filter' })).toBeNull()
  },
}

/** As on the dashboard, what is due next comes first; the form says so, and sorts otherwise. */
export const ActiveFirst: ScreenStory = {
  args: { path: '/researcher/index/orders/_/barley/_/_/1' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const titles = () =>
      within(canvas.getByRole('list', { name: 'My orders' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    const [sooner, later] = [/flowering time in barley$/, /stomatal closure in barley$/]
    await expect(await canvas.findByText('6 matches')).toBeVisible()
    await expect(titles()[0]).toMatch(sooner)
    await expect(titles()[1]).toMatch(later)
    await open(canvas, 'Change search')
    const sort = await canvas.findByLabelText(/^Sort by/)
    await expect(sort).toHaveDisplayValue('Active orders first')
    await userEvent.selectOptions(sort, 'Newest first')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(await canvas.findByText('6 matches, newest first')).toBeVisible()
    await waitFor(() => expect(titles()[0]).toMatch(later))
    const { router }: OpenedScreen = loaded.screen
    await expect(router.state.location.search).toEqual({ sort: 'newest' })
  },
}

/** An old or mistyped link shows the orders. */
export const UnknownStatusAndSort: ScreenStory = {
  args: { path: `${all}?status=done,lost&sort=title` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Waiting for you' })).toBeVisible()
  },
}
