import { expect, spyOn } from 'storybook/test'
import { besideScreen, type DevtoolsStory, devtoolsIn } from './beside-screen.tsx'
import type { DevtoolsWorld } from './devtools-world.ts'

export default { ...besideScreen, title: 'Devtools/Sharing', args: { section: 'facts' } }

/** Resolves once the element has had the text, even for a moment. */
const untilItSays = (element: HTMLElement, text: string) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.textContent !== text) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element, { subtree: true, childList: true, characterData: true })
  })

export const CopiedFact: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'facts' },
  play: async ({ canvasElement, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const panel = await devtoolsIn(canvasElement)
    const name = 'Copy orders.completedUnpaid'
    const button = await panel.findByRole('button', { name })
    const confirmed = untilItSays(button, 'Copied')
    await userEvent.click(button)
    await confirmed
    await expect(written).toHaveBeenCalledWith(expect.stringMatching(/^G/))
    const again = await panel.findByRole('button', { name })
    await expect(again).toHaveTextContent('Copy')
    written.mockRestore()
  },
}

export const RefusedCopy: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'facts' },
  play: async ({ canvasElement, userEvent }) => {
    const refusal = new DOMException('Not now.', 'NotAllowedError')
    const written = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
    const panel = await devtoolsIn(canvasElement)
    const button = await panel.findByRole('button', { name: 'Copy orders.completedUnpaid' })
    const told = untilItSays(button, 'Copying is not allowed')
    await userEvent.click(button)
    await told
    written.mockRestore()
  },
}

export const SavedSample: DevtoolsStory = {
  args: { section: 'facts' },
  play: async ({ canvasElement, userEvent }) => {
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Save the sample chinese' }))
    click.mockRestore()
    await expect(saved).toEqual([expect.stringMatching(/\.docx$/)])
  },
}

/** Rows that others reference cannot be removed. */
export const RemovedRow: DevtoolsStory = {
  args: { section: 'rows', world: 'fault=logIn:503' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    const table = panel.getByRole('combobox', { name: 'Table' })
    const openFirst = async () => {
      const [first] = await panel.findAllByRole('button', { name: /^Open / })
      if (first) await userEvent.click(first)
    }
    await openFirst()
    await userEvent.click(panel.getByRole('button', { name: 'Delete row' }))
    await expect(await panel.findByRole('alert')).toHaveTextContent(/breaks/)
    await userEvent.selectOptions(table, 'faults')
    await openFirst()
    await userEvent.click(panel.getByRole('button', { name: 'Delete row' }))
    await expect(await panel.findByText('0 rows.')).toBeVisible()
  },
}

export const MockAllAgain: DevtoolsStory = {
  args: { section: 'server' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.type(panel.getByRole('searchbox'), 'quote')
    const [first] = panel.getAllByRole('checkbox')
    if (first && !first.hasAttribute('checked')) await userEvent.click(first)
    await userEvent.click(panel.getByRole('button', { name: 'Mock all operations' }))
    await expect(panel.getByText(/^0 of \d+ operations use the real server/)).toBeVisible()
  },
}

/** Instants of a running clock are left out. */
export const StoppedRecording: DevtoolsStory = {
  args: { section: 'share' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { time }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Record' }))
    const test = await panel.findByText(/backend\.scenario\('returning-customer'/)
    time.pass(45_000)
    await userEvent.click(panel.getByRole('button', { name: 'Update' }))
    await expect(test).toHaveTextContent('await backend.clock.advance(45_000)')
    time.pass(16)
    await userEvent.click(panel.getByRole('button', { name: 'Update' }))
    await expect(test).not.toHaveTextContent('advance(16)')
    await userEvent.click(panel.getByRole('button', { name: 'Stop' }))
    await expect(panel.getByRole('button', { name: 'Record' })).toBeVisible()
    await expect(panel.getByText(/backend\.scenario/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Copy the test' })).toBeVisible()
  },
}

export const NoAnswer: DevtoolsStory = {
  args: { section: 'calls', world: 'fault=searchOrders:network' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    const [call] = await panel.findAllByRole('button', { name: /searchOrders/ })
    if (call) await userEvent.click(call)
    await userEvent.click(await panel.findByRole('button', { name: 'Send again' }))
    await expect(await panel.findByText('No response.')).toBeVisible()
  },
}
