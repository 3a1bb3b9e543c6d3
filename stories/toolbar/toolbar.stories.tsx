import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

export default { ...screen, title: 'Application/Toolbar', args: { path: '/researcher' } }

export const AnotherScenario: ScreenStory = {
  args: { path: '/researcher', world: 'scenario=returning-customer' },
  globals: { scenario: 'new-customer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No orders yet')).toBeVisible()
  },
}

/** The score is ready 45 seconds later. */
export const ALaterTime: ScreenStory = {
  args: {
    path: '/researcher/grammar-check/details/{assessments.scoring}',
    world: 'scenario=assessments',
  },
  globals: { clock: '45-seconds' },
  play: async ({ canvasElement }) => {
    const score = { level: 2, name: 'Language quality' }
    await expect(await within(canvasElement).findByRole('heading', score)).toBeVisible()
  },
}

/** Pseudo text of so many letters, with its padding. */
const inPseudo = (length: number) => new RegExp(`^(ō ){2,}ō.{${length}}(ō ){2,}ō$`)

/** Pseudo messages stay after navigation, although the address has a language. */
export const LongerText: ScreenStory = {
  globals: { language: 'pseudo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: /^ō ō/ })).toBeVisible()
    const check = canvasElement.querySelector('a[href$="/grammar-check"]')
    if (check) await userEvent.click(check)
    const name = inPseudo('Free Grammar Check'.length)
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  },
}

export const ASlowNetwork: ScreenStory = {
  tags: ['deep'],
  globals: { latency: '300-ms' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your orders are loading.')).toBeVisible()
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

export const FailingOnce: ScreenStory = {
  tags: ['deep'],
  globals: { fault: 'server-down-once' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

export const NoNetwork: ScreenStory = {
  tags: ['deep'],
  globals: { fault: 'no-network' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your orders could not be loaded')).toBeVisible()
  },
}

/** The play function, which expects an order, does not run. */
export const PlaySkipped: ScreenStory = {
  play: async (context) => {
    await NoNetwork.play?.({ ...context, globals: { ...context.globals, fault: 'slow' } })
    await expect(await within(context.canvasElement).findByText(/24 orders/)).toBeVisible()
  },
}
