import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// What the toolbar changes of a story, each chosen by the story itself.
export default { ...screen, title: 'Application/Toolbar', args: { path: '/researcher' } }

export const AnotherScenario: ScreenStory = {
  args: { path: '/researcher', world: 'scenario=returning-customer' },
  globals: { scenario: 'new-customer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No orders yet')).toBeVisible()
  },
}

/** Its manuscript is being assessed in the scenario; 45 seconds later it has its score. */
export const ALaterTime: ScreenStory = {
  args: { path: '/researcher/grammar-check', world: 'scenario=assessments' },
  globals: { clock: '45-seconds' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = 'Nitrate after the flood.docx'
    await userEvent.click(await canvas.findByRole('link', { name }))
    const score = { level: 2, name: 'Language quality' }
    await expect(await canvas.findByRole('heading', score)).toBeVisible()
  },
}

export const ASlowNetwork: ScreenStory = {
  globals: { latency: '300-ms' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your orders are loading.')).toBeVisible()
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

export const FailingOnce: ScreenStory = {
  globals: { fault: 'server-down-once' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

export const NoNetwork: ScreenStory = {
  globals: { fault: 'no-network' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your orders could not be loaded')).toBeVisible()
  },
}

/** What a story expects is not looked for where somebody chose otherwise: here no order is missed. */
export const NotAsTold: ScreenStory = {
  play: async (context) => {
    await NoNetwork.play?.({ ...context, globals: { ...context.globals, fault: 'slow' } })
    await expect(await within(context.canvasElement).findByText(/24 orders/)).toBeVisible()
  },
}
