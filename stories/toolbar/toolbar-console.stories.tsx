import { expect, within } from 'storybook/test'
import { besideScreen, type DevtoolsStory, devtoolsIn } from '../devtools/beside-screen.tsx'

export default {
  ...besideScreen,
  title: 'Application/Toolbar and Devtools',
  args: { world: 'scenario=brazil' },
}

export const AnotherScenario: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'facts' },
  globals: { scenario: 'china' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    const copy = { name: 'Copy fapiaoInvoices.overAYear' }
    await expect(await panel.findByRole('button', copy)).toBeVisible()
  },
}

export const ALaterTime: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'clock' },
  globals: { clock: '1-day' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(await panel.findByText(/^Tuesday, November 3, 2026/)).toBeVisible()
  },
}

export const ASlowNetworkThatFails: DevtoolsStory = {
  args: { section: 'faults' },
  globals: { latency: '300-ms', fault: 'no-network' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByText('searchOrders:network')).toBeVisible()
    await expect(panel.getByRole('spinbutton', { name: /milliseconds$/ })).toHaveValue(300)
    const message = 'Your orders could not be loaded'
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}
