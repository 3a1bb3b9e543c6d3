import { expect } from 'storybook/test'
import { besideScreen, type DevtoolsStory, devtoolsIn } from './beside-screen.tsx'

export default { ...besideScreen, title: 'Devtools/Sections', args: { section: 'world' } }

export const World: DevtoolsStory = {
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByText('This world started today.')).toBeVisible()
    await expect(panel.getByRole('link', { name: '日本語' })).toHaveAttribute(
      'href',
      '/jp/researcher',
    )
  },
}

export const Switches: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'switches', world: 'flag=captcha:off' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByRole('checkbox', { name: 'captcha' })).not.toBeChecked()
  },
}

export const Clock: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'clock' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: '2 working days' }))
    await expect(await panel.findByText(/^Wednesday, November 4, 2026/)).toBeVisible()
  },
}

export const Faults: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'faults', world: 'latency=50' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }))
    await expect(await panel.findByText('searchOrders:503:1')).toBeVisible()
    await expect(panel.getByRole('spinbutton', { name: /milliseconds$/ })).toHaveValue(50)
  },
}

export const Facts: DevtoolsStory = {
  args: { section: 'facts' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(await panel.findByText('orders.completedUnpaid')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Save the sample chinese' })).toBeVisible()
  },
}

export const Tables: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'rows' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Table' }), 'orders')
    await userEvent.type(panel.getByRole('searchbox', { name: 'Filter' }), 'wheat')
    await expect(await panel.findByText(/^\d rows?\.$/)).toBeVisible()
  },
}

export const Server: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'server' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByText(/^0 of \d+ operations use the real server/)).toBeVisible()
  },
}

export const Share: DevtoolsStory = {
  tags: ['deep'],
  args: { section: 'share' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Make a link' }))
    await expect(
      await panel.findByText(/^https:\/\/galley\.example\/en\/researcher#world=/),
    ).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Record' }))
    await expect(await panel.findByText(/backend\.scenario\('returning-customer'/)).toBeVisible()
  },
}
