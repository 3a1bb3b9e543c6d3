import { expect, waitFor, within } from 'storybook/test'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import { besideScreen, type DevtoolsStory, devtoolsIn } from './beside-screen.tsx'
import type { DevtoolsWorld } from './devtools-world.ts'

export default { ...besideScreen, title: 'Devtools/Controls', args: { section: 'world' } }

const hour = 3_600_000

export const AnotherPerson: DevtoolsStory = {
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Signed in' }), 'Nobody')
    const screen = within(canvasElement)
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(panel.queryByRole('combobox', { name: 'Currency' })).toBeNull()
  },
}

/** A new scenario whose order form starts at a step, also after a restart. */
export const AnotherScenario: DevtoolsStory = {
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    const scenario = panel.getByRole('combobox', { name: 'Scenario' })
    await userEvent.selectOptions(scenario, 'order-form')
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'Order form step' }),
      'details',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(stateOf(page.world).formStep).toBe('details'))
    await page.change('story', () => {
      for (const { identity } of [...page.world.orderForms.all()])
        page.world.orderForms.remove(identity)
    })
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(page.world.orderForms.size).toBeGreaterThan(0))
    await expect(stateOf(page.world)).toMatchObject({ scenario: 'order-form', formStep: 'details' })
  },
}

/** A changed flag survives a restart of the world. */
export const TurnedFlag: DevtoolsStory = {
  args: { section: 'switches' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('checkbox', { name: 'captcha' }))
    await waitFor(() => expect(stateOf(page.world).application.features.captcha).toBe(false))
    await userEvent.click(panel.getByRole('button', { name: 'World' }))
    const before = page.persistedWorld.startedAt
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(page.persistedWorld.last).toBeLessThan(3))
    await expect(page.persistedWorld.startedAt).toBe(before)
    await expect(stateOf(page.world).application.features.captcha).toBe(false)
  },
}

/** Freezes, runs 60 times as fast, and restarts at a set instant. */
export const DrivenClock: DevtoolsStory = {
  args: { section: 'clock' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page, time }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Freeze' }))
    await expect(await panel.findByText('Clock paused.')).toBeVisible()
    time.pass(hour)
    await expect(page.clock.now()).toBe(fixedNow)
    await userEvent.click(panel.getByRole('button', { name: 'Resume' }))
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Speed' }), '60×')
    await expect(await panel.findByText('Clock running at 60×.')).toBeVisible()
    time.pass(60_000)
    await expect(page.clock.now()).toBe(fixedNow + hour)
    await userEvent.type(panel.getByLabelText('Set to'), '2027-03-01T08:30:00')
    await userEvent.click(panel.getByRole('button', { name: 'Set' }))
    await expect(await panel.findByText(/^Monday, March 1, 2027/)).toBeVisible()
  },
}

export const FaultTakenBack: DevtoolsStory = {
  args: { section: 'faults', world: 'fault=searchOrders:503' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    const tryAgain = await within(canvasElement).findByRole('button', { name: 'Try again' })
    await userEvent.click(panel.getByRole('button', { name: 'Remove searchOrders:503' }))
    await expect(await panel.findByText('No faults are set.')).toBeVisible()
    const latency = panel.getByRole('spinbutton', { name: /milliseconds$/ })
    await userEvent.type(latency, '20')
    await waitFor(() => expect(stateOf(page.world).latency).toBe(20))
    await userEvent.click(tryAgain)
    await expect(await within(canvasElement).findByText('24 orders')).toBeVisible()
  },
}

/** Offers the operation's refusals and the general failures. */
export const RefusalOfAnOperation: DevtoolsStory = {
  args: { section: 'faults', world: 'scenario=anonymous' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    const operation = panel.getByRole('combobox', { name: 'Operation' })
    const what = panel.getByRole('combobox', { name: 'Fault' })
    const refusals = { name: 'Refusals of this operation' }
    await expect(within(what).queryByRole('group', refusals)).toBeNull()
    await userEvent.selectOptions(operation, 'logIn')
    const keys = within(within(what).getByRole('group', refusals)).getAllByRole('option')
    await expect(keys).toHaveLength(4)
    await userEvent.selectOptions(what, 'login-too-many-attempts')
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }))
    await expect(await panel.findByText('logIn:refusal=login-too-many-attempts:1')).toBeVisible()
    const screen = within(canvasElement)
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(screen.getByLabelText('Password'), 'manuscript{Enter}')
    await expect(await screen.findByText(/^Too many attempts/)).toBeVisible()
    await userEvent.selectOptions(operation, 'searchOrders')
    await expect(what).toHaveValue('503')
  },
}

export const FaultWrittenOut: DevtoolsStory = {
  args: { section: 'faults' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    const what = panel.getByRole('combobox', { name: 'Fault' })
    await userEvent.selectOptions(what, 'Other')
    const written = panel.getByRole('textbox', { name: /^Status, kind/ })
    await userEvent.type(written, 'teapot{Enter}')
    await expect(written).toBeInvalid()
    await userEvent.clear(written)
    await userEvent.type(written, '418{Enter}')
    await expect(await panel.findByText('searchOrders:418:1')).toBeVisible()
  },
}
