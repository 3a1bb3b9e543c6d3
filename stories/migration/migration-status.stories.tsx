import { expect, userEvent, waitFor, within } from 'storybook/test'
import { insertInvoice } from '../../mocks/scenarios/builders/orders/build-invoice.ts'
import { chenLihua } from '../../mocks/scenarios/builders/people-abroad.ts'
import { day } from '../../mocks/scenarios/builders/server-date.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import type { World } from '../../mocks/world/galley-world.ts'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// MigrationStatusScreen
export default {
  ...screen,
  title: 'Migration/Status',
  args: { path: '/researcher', world: 'scenario=china-migrating' },
}

function owe(world: World): void {
  insertInvoice({
    world,
    person: chenLihua,
    invoiceNumber: 'CN-40871',
    amount: 2_310,
    madeAt: fixedNow - 8 * day,
    submission: 'Premium Editing',
  })
}

const owing: ScreenStory['beforeEach'] = ({ loaded }) => {
  const { world }: OpenedScreen = loaded.screen
  owe(world)
}

const heading = (name: string | RegExp) => ({ name, level: 1 })
const accept = { name: 'Accept the terms' }

export const TermsRequired: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await canvas.findByRole('dialog', { name: 'Terms of service' })
    // Enter must not accept unread terms.
    await expect(within(dialog).getByRole('heading')).toHaveFocus()
    await expect(within(dialog).getByRole('button', accept)).toBeVisible()
  },
}

export const EscapeStaysOnThePage: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await canvas.findByRole('dialog', { name: 'Terms of service' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    const open = await canvas.findByRole('button', { name: 'Read and accept the terms' })
    await expect(dialog).not.toBeVisible()
    await userEvent.click(open)
    await expect(dialog).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const Refused: ScreenStory = {
  tags: ['deep'],
  args: {
    world: 'scenario=china-migrating&fault=acceptMigrationTerms:refusal=wfoe-terms-not-asked-for',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', accept))
    const alert = await canvas.findByText(/Your account is not being moved/)
    await expect(alert).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(canvas.queryByRole('button', accept)).toBeNull()
  },
}

export const RefusedForUnknownReason: ScreenStory = {
  args: { world: 'scenario=china-migrating&fault=acceptMigrationTerms:refusal=migration-failed:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', accept))
    const refusal = await canvas.findByText(/^That didn’t work/)
    await expect(refusal).toHaveTextContent(/migration-failed$/)
    await expect(refusal).not.toHaveTextContent(/try again/)
    await userEvent.click(canvas.getByRole('button', accept))
    await expect(
      await canvas.findByRole('heading', heading('We are moving your account')),
    ).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=china-migrating&fault=acceptMigrationTerms:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', accept))
    await expect(await canvas.findByText(/That didn’t work/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', accept))
    await expect(
      await canvas.findByRole('heading', heading('We are moving your account')),
    ).toBeVisible()
  },
}

export const TermsWithUnpaidInvoices: ScreenStory = {
  beforeEach: owing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))
    await expect(
      canvas.getByText(/the move starts as soon as your invoices are paid/),
    ).toBeVisible()
    const pay = canvas.getByRole('link', { name: 'Pay invoice CN-40871' })
    await expect(pay).toHaveAttribute('href', '/en/researcher/invoices/pay/CN-40871')
    // Every other link would redirect back here.
    const navigation = canvas.getByRole('navigation', { name: 'Main' })
    await expect(within(navigation).getAllByRole('link')).toHaveLength(1)
    await expect(within(navigation).getByRole('link', { name: 'Invoices' })).toBeVisible()
  },
}

export const UnpaidInvoicesHidden: ScreenStory = {
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    owe(world)
    const row = world.users.get(chenLihua.identity)
    if (!row) return
    world.users.update(row.identity, { account: { ...row.account, hideInvoices: true } })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))
    await expect(canvas.getByRole('link', { name: /^our support/ })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
  },
}

export const WaitsForUnpaidInvoices: ScreenStory = {
  args: { world: 'scenario=china-migration-waiting' },
  beforeEach: owing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', heading('Please pay your invoices, then check back later'))
    await expect(canvas.getByText(/as soon as your invoices are paid/)).toBeVisible()
    await expect(canvas.queryByText(/no action is needed/)).toBeNull()
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(steps).toContain('Pay the unpaid invoices: your turn')
    await expect(canvas.getByRole('link', { name: 'Pay invoice CN-40871' })).toBeVisible()
  },
}

export const CheckBackLater: ScreenStory = {
  args: {
    path: '/researcher/wfoe-migration-status',
    world: 'scenario=china-migration-waiting',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', heading('We are moving your account')),
    ).toBeVisible()
    await expect(await canvas.findByText(/^Last checked: /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again now' }))
  },
}

export const PollsUntilMoved: ScreenStory = {
  args: { world: 'scenario=china-migration-waiting' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^Last checked: /)
    await advanceClock(loaded.screen?.clock, 600_000)
    await expect(await canvas.findByRole('heading', heading(/^Welcome/))).toBeVisible()
    await expect(canvas.getByText(/Your account has been moved/)).toBeVisible()
  },
}

export const PollFails: ScreenStory = {
  args: { world: 'scenario=china-migration-waiting&fault=loadUser:503' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', heading('We are moving your account'))
    // The next poll may not be scheduled yet.
    await waitFor(async () => {
      await advanceClock(loaded.screen?.clock, 60_000)
      await expect(canvas.getByText(/We can’t reach the service right now/)).toBeVisible()
    })
  },
}
