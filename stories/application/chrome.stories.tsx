import { expect, userEvent, waitFor, within } from 'storybook/test'
import { buildOrder } from '../../mocks/scenarios/builders/orders/build-order.ts'
import { helenMarsh } from '../../mocks/scenarios/builders/people.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { keepOrderCount } from '../../src/api/orders/order-count.ts'
import { everyEntry } from '../../src/app/shell/navigation/navigation-for-test.ts'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

export default {
  ...screen,
  title: 'Application/Chrome',
  args: { path: '/researcher/grammar-check' },
}

const entriesOf = async (canvasElement: HTMLElement) => {
  const navigation = await within(canvasElement).findByRole('navigation', { name: 'Main' })
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

export const Greeting: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const greeting = await canvas.findByText(/^Welcome back/)
    await expect(greeting).toBeVisible()
    await expect(within(greeting).getByText('Helen Marsh')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'My orders 24' })).toBeVisible()
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByRole('link', { name: /^Help/ })).toBeVisible()
    await expect(Object.values(localStorage)).toContain('24')
  },
}

/** Refetches the count after ten minutes. */
export const OrdersCountedAgain: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'My orders 24' })).toBeVisible()
    const { world, clock }: OpenedScreen = loaded.screen
    const plan = { key: 'counted again', status: 'Received', orderedAgo: 0 } as const
    world.orders.insert(buildOrder({ ...plan, services: ['premiumEditing'] }, helenMarsh, fixedNow))
    await advanceClock(clock, 10 * 60_000)
    await expect(await canvas.findByRole('link', { name: 'My orders 25' })).toBeVisible()
  },
}

/** As this device has last seen it. */
export const RememberedOrderCount: ScreenStory = {
  args: { world: 'fault=getOrderCount:500' },
  beforeEach: ({ loaded }) => {
    const { facts }: OpenedScreen = loaded.screen
    keepOrderCount(safeLocalStorage, facts.person.identity, 23)
  },
  play: async ({ canvasElement }) => {
    const link = { name: 'My orders 23' }
    await expect(await within(canvasElement).findByRole('link', link)).toBeVisible()
  },
}

/** Application and user, at the next navigation. */
export const LoadedAgainAfterTenMinutes: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const { calls, clock }: OpenedScreen = loaded.screen
    const loads = () =>
      calls
        .all()
        .flatMap(({ operation }) =>
          operation === 'loadApplication' || operation === 'loadUser' ? operation : [],
        )
    const visit = async (link: RegExp, title: RegExp) => {
      const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
      await userEvent.click(navigation.getByRole('link', { name: link }))
      await canvas.findByRole('heading', { name: title, level: 1 })
    }
    await canvas.findByRole('link', { name: 'My orders 24' })
    const first = loads()
    await advanceClock(clock, 9 * 60_000)
    await visit(/^My orders/, /^Welcome/)
    await expect(loads()).toEqual(first)
    await advanceClock(clock, 60_000)
    await visit(/^Grammar Check/, /Grammar Check$/)
    const second = [...first, 'loadApplication', 'loadUser'].sort()
    await waitFor(() => expect(loads().sort()).toEqual(second))
    await visit(/^My orders/, /^Welcome/)
    await expect(loads().sort()).toEqual(second)
  },
}

/** The dashboard's heading greets, so the header does not. */
export const GreetedByTheDashboard: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'Welcome back, Helen Marsh', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getAllByText(/^Welcome back/)).toHaveLength(1)
  },
}

/** The order form's header has logo, help, language and account only. */
export const OrderForm: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/new' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Account of / })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await expect(canvas.queryByText(/^Welcome back/)).toBeNull()
  },
}

export const ManyEntries: ScreenStory = {
  args: { world: 'scenario=elite' },
  play: async ({ canvasElement }) => {
    const [orders, ...others] = everyEntry.map(({ name }) => name)
    await waitFor(async () =>
      expect(await entriesOf(canvasElement)).toEqual([`${orders} 58`, ...others]),
    )
  },
}

export const Prepaid: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    await expect(await entriesOf(canvasElement)).toContain('PrePay')
  },
}

export const HiddenInvoices: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=hidden-invoices' },
  play: async ({ canvasElement }) => {
    const entries = await entriesOf(canvasElement)
    await expect(entries).not.toContain('Invoices')
    await expect(entries).not.toContain('PrePay')
  },
}

export const ActingForACustomer: ScreenStory = {
  args: { world: 'scenario=impersonator' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = within(await canvas.findByRole('region', { name: 'Acting for a customer' }))
    await expect(bar.getByText(/^You are acting as .+ \(.+@.+\)\./)).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Leave this account' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Acting for a customer' })).toBeNull()
  },
}

export const Visitor: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous' },
  play: async ({ canvasElement }) => {
    await expect(await entriesOf(canvasElement)).toEqual(['Grammar Check'])
    await expect(within(canvasElement).queryByText(/^Welcome back/)).toBeNull()
  },
}

const spam = 'Waiting for an e-mail from us?'

export const CheckSpam: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=elite' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(spam)).toBeVisible()
  },
}

/** Hidden at once; a failure is not reported, and the next load of the user brings it back. */
export const CheckSpamDismissed: ScreenStory = {
  args: { world: 'scenario=elite&fault=hideCheckSpamMessage:network' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText(spam)).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    const sent = () => loaded.screen.calls.all().at(-1)?.operation
    await waitFor(() => expect(sent()).toBe('hideCheckSpamMessage'))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await advanceClock(loaded.screen.clock, 10 * 60_000)
    await userEvent.click(canvas.getByRole('link', { name: /^My orders/ }))
    await expect(await canvas.findByText(spam)).toBeVisible()
  },
}

export const CartBanner: ScreenStory = {
  args: { path: '/researcher/submit/new' },
  globals: { language: 'jp' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/日本語の原稿のままでも/)).toBeVisible()
  },
}

export const DashboardBanner: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher' },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/un presupuesto\?/)).toBeVisible()
  },
}

export const Consent: ScreenStory = {
  args: { world: 'scenario=spain' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 })
    const page = within(document.body)
    await expect(await page.findByRole('region', { name: 'Cookies' })).toBeVisible()
    await expect(document.head.querySelectorAll('script[data-consent]')).toHaveLength(1)
  },
}
