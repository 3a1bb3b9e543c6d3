import { expect, spyOn, waitFor, within } from 'storybook/test'
import { fixedNow } from '../../mocks/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import { besideScreen, type ConsoleStory, consoleIn } from './beside-screen.tsx'
import type { ConsoleWorld } from './console-world.ts'

// What each control of the Console does to the page beside it, or to the world behind it.
export default { ...besideScreen, title: 'Console/Controls', args: { section: 'world' } }

const hour = 3_600_000

/** Nobody is signed in any more, and the page asks for it. */
export const AnotherPerson: ConsoleStory = {
  play: async ({ canvasElement, userEvent }) => {
    const panel = await consoleIn(canvasElement)
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Signed in' }), 'Nobody')
    const screen = within(canvasElement)
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(panel.queryByRole('combobox', { name: 'Currency' })).toBeNull()
  },
}

/** Another world, whose order form is brought to a step; afresh, it stands at that step again. */
export const AnotherScenario: ConsoleStory = {
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: ConsoleWorld = loaded.opened
    const panel = await consoleIn(canvasElement)
    const scenario = panel.getByRole('combobox', { name: 'Scenario' })
    await userEvent.selectOptions(scenario, 'order-form')
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Order form at' }), 'details')
    await userEvent.click(panel.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(stateOf(page.world).formStep).toBe('details'))
    await page.change('story', () => {
      for (const { identity } of [...page.world.orderForms.all()])
        page.world.orderForms.remove(identity)
    })
    await userEvent.click(panel.getByRole('button', { name: 'Begin afresh' }))
    await waitFor(() => expect(page.world.orderForms.size).toBeGreaterThan(0))
    await expect(stateOf(page.world)).toMatchObject({ scenario: 'order-form', formStep: 'details' })
  },
}

/** A flag that is turned stays turned where the world begins afresh. */
export const TurnedFlag: ConsoleStory = {
  args: { section: 'switches' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: ConsoleWorld = loaded.opened
    const panel = await consoleIn(canvasElement)
    await userEvent.click(panel.getByRole('checkbox', { name: 'captcha' }))
    await waitFor(() => expect(stateOf(page.world).application.features.captcha).toBe(false))
    await userEvent.click(panel.getByRole('button', { name: 'World' }))
    const before = page.kept.startedAt
    await userEvent.click(panel.getByRole('button', { name: 'Begin afresh' }))
    await waitFor(() => expect(page.kept.last).toBeLessThan(3))
    await expect(page.kept.startedAt).toBe(before)
    await expect(stateOf(page.world).application.features.captcha).toBe(false)
  },
}

/** Time stands, goes on 60 times as fast, and begins again at an instant that is set. */
export const DrivenClock: ConsoleStory = {
  args: { section: 'clock' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page, time }: ConsoleWorld = loaded.opened
    const panel = await consoleIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Freeze' }))
    await expect(await panel.findByText('The clock stands still.')).toBeVisible()
    time.pass(hour)
    await expect(page.clock.now()).toBe(fixedNow)
    await userEvent.click(panel.getByRole('button', { name: 'Let it run' }))
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Speed' }), '60×')
    await expect(await panel.findByText('The clock runs 60×.')).toBeVisible()
    time.pass(60_000)
    await expect(page.clock.now()).toBe(fixedNow + hour)
    await userEvent.type(panel.getByLabelText('Set to'), '2027-03-01T08:30:00')
    await userEvent.click(panel.getByRole('button', { name: 'Set' }))
    await expect(await panel.findByText(/^Monday, March 1, 2027/)).toBeVisible()
  },
}

/** A fault that is taken back before it meets a call, and answers that take their time. */
export const FaultTakenBack: ConsoleStory = {
  args: { section: 'faults', world: 'fault=searchOrders:503' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: ConsoleWorld = loaded.opened
    const panel = await consoleIn(canvasElement)
    const tryAgain = await within(canvasElement).findByRole('button', { name: 'Try again' })
    await userEvent.click(panel.getByRole('button', { name: 'Remove searchOrders:503' }))
    await expect(await panel.findByText('Nothing goes wrong by request.')).toBeVisible()
    const latency = panel.getByRole('spinbutton', { name: /^Milliseconds/ })
    await userEvent.type(latency, '20')
    await waitFor(() => expect(stateOf(page.world).latency).toBe(20))
    await userEvent.click(tryAgain)
    await expect(await within(canvasElement).findByText('24 orders')).toBeVisible()
  },
}

/** What is copied is on the clipboard, and the button has its name again soon. */
export const CopiedFact: ConsoleStory = {
  args: { section: 'facts' },
  play: async ({ canvasElement, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const panel = await consoleIn(canvasElement)
    const name = 'Copy orders.completedUnpaid'
    await userEvent.click(await panel.findByRole('button', { name }))
    await expect(await panel.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(written).toHaveBeenCalledWith(expect.stringMatching(/^G/))
    const again = await panel.findByRole('button', { name }, { timeout: 5_000 })
    await expect(again).toHaveTextContent('Copy')
    written.mockRestore()
  },
}

/** A manuscript of the samples comes as a download does. */
export const SavedSample: ConsoleStory = {
  args: { section: 'facts' },
  play: async ({ canvasElement, userEvent }) => {
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const panel = await consoleIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Save the sample chinese' }))
    click.mockRestore()
    await expect(saved).toEqual([expect.stringMatching(/\.docx$/)])
  },
}

/** A row that nothing needs goes; one that others need stays, and says why. */
export const RemovedRow: ConsoleStory = {
  args: { section: 'rows', world: 'fault=logIn:503' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await consoleIn(canvasElement)
    const table = panel.getByRole('combobox', { name: 'Table' })
    const openFirst = async () => {
      const [first] = await panel.findAllByRole('button', { name: /^Open / })
      if (first) await userEvent.click(first)
    }
    await openFirst()
    await userEvent.click(panel.getByRole('button', { name: 'Remove the row' }))
    await expect(await panel.findByRole('alert')).toHaveTextContent(/breaks/)
    await userEvent.selectOptions(table, 'faults')
    await openFirst()
    await userEvent.click(panel.getByRole('button', { name: 'Remove the row' }))
    await expect(await panel.findByText('0 rows.')).toBeVisible()
  },
}

export const PretendAgain: ConsoleStory = {
  args: { section: 'server' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await consoleIn(canvasElement)
    await userEvent.type(panel.getByRole('searchbox'), 'quote')
    const [first] = panel.getAllByRole('checkbox')
    if (first && !first.hasAttribute('checked')) await userEvent.click(first)
    await userEvent.click(panel.getByRole('button', { name: 'All pretend again' }))
    await expect(panel.getByText(/^0 of \d+ are answered by the real server/)).toBeVisible()
  },
}

/** What happens after it began is in the test once that is brought up to date; then it stops. */
export const StoppedRecording: ConsoleStory = {
  args: { section: 'share' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { time }: ConsoleWorld = loaded.opened
    const panel = await consoleIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Record' }))
    const test = await panel.findByText(/backend\.scenario\('returning-customer'/)
    time.pass(45_000)
    await userEvent.click(panel.getByRole('button', { name: 'Bring up to date' }))
    await expect(test).toHaveTextContent('await backend.clock.advance(45_000)')
    await userEvent.click(panel.getByRole('button', { name: 'Stop' }))
    await expect(panel.getByRole('button', { name: 'Record' })).toBeVisible()
    await expect(panel.queryByText(/backend\.scenario/)).toBeNull()
  },
}

/** A call that meets no network says so when it is asked again. */
export const NoAnswer: ConsoleStory = {
  args: { section: 'calls', world: 'fault=searchOrders:network' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await consoleIn(canvasElement)
    const [call] = await panel.findAllByRole('button', { name: /searchOrders/ })
    if (call) await userEvent.click(call)
    await userEvent.click(await panel.findByRole('button', { name: 'Ask again' }))
    await expect(await panel.findByText('No answer came.')).toBeVisible()
  },
}
