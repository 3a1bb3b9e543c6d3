import { expect, within } from 'storybook/test'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { besideScreen, type DevtoolsStory, devtoolsIn } from './beside-screen.tsx'
import type { DevtoolsWorld } from './devtools-world.ts'

export default { ...besideScreen, title: 'Devtools/States', args: { section: 'world' } }

const day = 86_400_000

/** A persisted world shows its age. */
export const OldWorld: DevtoolsStory = {
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { time }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    time.pass(3 * day)
    await userEvent.click(panel.getByRole('button', { name: 'Clock' }))
    await userEvent.click(panel.getByRole('button', { name: 'World' }))
    await expect(await panel.findByText(/^This world started 3 days ago/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Reset' })).toBeVisible()
  },
}

/** An injected fault and a call outside the contract. */
export const Calls: DevtoolsStory = {
  args: { section: 'calls', world: 'fault=searchOrders:503:1' },
  parameters: { breaksContract: true },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await fetch('/api/order/search?page=none')
    await expect(await panel.findByText('503 fault')).toBeVisible()
    await userEvent.click(await panel.findByText('400 violated by the application'))
    await expect(await panel.findByText('/query/page')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Send again' })).toBeVisible()
  },
}

export const NoCalls: DevtoolsStory = {
  args: { section: 'calls' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('checkbox', { name: 'Contract violations only' }))
    await expect(panel.getByText(/^None since the page/)).toBeVisible()
  },
}

export const WaitingExternalPages: DevtoolsStory = {
  args: { section: 'outbox', world: 'scenario=brazil' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByRole('link', { name: /^the bank slip/ })).toBeVisible()
  },
}

export const NothingLeft: DevtoolsStory = {
  args: { section: 'outbox', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByText('No pages are waiting.')).toBeVisible()
  },
}

/** Rejects a row that breaks the contract or an invariant. */
export const RefusedRow: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'rows' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Table' }), 'orders')
    const [first] = await panel.findAllByRole('button', { name: /^Open G/ })
    if (first) await userEvent.click(first)
    const row = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Row as JSON' })
    const broken = row.value.replace(/"status": "[^"]+"/, '"status": "Sleeping"')
    await userEvent.clear(row)
    await userEvent.click(row)
    await userEvent.paste(broken)
    await userEvent.click(panel.getByRole('button', { name: 'Save' }))
    await expect(await panel.findByRole('alert')).toHaveTextContent(/status/)
    await expect(row).toBeInvalid()
  },
}

export const EditedRow: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'rows' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.type(panel.getByRole('searchbox', { name: 'Filter' }), 'helen')
    const [first] = await panel.findAllByRole('button', { name: /^Open / })
    if (first) await userEvent.click(first)
    const row = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Row as JSON' })
    const edited = row.value.replaceAll('Helen Marsh', 'Helen Fields')
    await userEvent.clear(row)
    await userEvent.click(row)
    await userEvent.paste(edited)
    await userEvent.click(panel.getByRole('button', { name: 'Save' }))
    const canvas = within(canvasElement)
    const title = { level: 1, name: 'Welcome back, Helen Fields' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(await canvas.findByText('24 orders')).toBeVisible()
  },
}

export const RealServerChosen: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'server' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.type(panel.getByRole('searchbox'), 'quote')
    const [first] = panel.getAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await expect(panel.getByText(/^Enter the address/)).toBeVisible()
    const address = panel.getByRole('textbox', { name: 'Address of the real server' })
    await userEvent.click(address)
    await userEvent.paste('https://api.galley.example')
    await expect(panel.getByText(/^1 of \d+ operations use the real server/)).toBeVisible()
  },
}

/** An uploaded file does not fit into a link. */
export const LinkTooLong: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'share' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    const { bytes } = sampleManuscript('english-5200')
    const content = { identity: 'file-of-the-story', bytes }
    await page.change('story', () => page.world.contents.insert(content))
    await userEvent.click(panel.getByRole('button', { name: 'Make a link' }))
    await expect(await panel.findByText(/^There are too many changes for a link/)).toBeVisible()
  },
}

export const InTheDark: DevtoolsStory = { tags: ['deep'], ...Calls, globals: { scheme: 'dark' } }

export const OnAPhone: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'faults' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByRole('heading', { level: 2 })).toHaveFocus()
    const behind = { name: 'Start a new order', hidden: true }
    const [link] = await within(canvasElement).findAllByRole('link', behind)
    link?.focus()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveFocus()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: 'Close Devtools' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(panel.getByRole('heading', { level: 3 })).toHaveTextContent('World')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByRole('region', { name: 'Devtools' })).toBeNull()
  },
}
