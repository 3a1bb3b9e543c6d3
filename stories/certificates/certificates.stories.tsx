import { expect, userEvent, waitFor, within } from 'storybook/test'
import { applySettings, parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// CertificatesScreen
export default {
  ...screen,
  title: 'Certificates/Certificates',
  args: { path: '/certificate', world: 'scenario=returning-customer' },
}

const listOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: 'Your certificates' })

export const SignedIn: ScreenStory = {
  play: async ({ canvasElement }) => {
    const list = within(await listOf(canvasElement))
    const rows = list.getAllByRole('listitem')
    await expect(rows.length).toBeGreaterThan(0)
    await expect(list.getByText('H. Marsh and R. Ortega')).toBeVisible()
    const [link] = list.getAllByRole('link')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/certificate\/GX\w{6}$/))
  },
}

/** Certificates are found among the orders, page by page. */
export const FurtherBack: ScreenStory = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await listOf(canvasElement)
    await expect(canvas.getByText('From your last 10 orders.')).toBeVisible()
    const further = { name: 'Show older' }
    await userEvent.click(canvas.getByRole('button', further))
    await expect(await canvas.findByText('From your last 20 orders.')).toBeVisible()
    await expect(within(list).getByText('Authors missing')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', further))
    await waitFor(() => expect(canvas.queryByRole('button', further)).toBeNull())
    await expect(list).toHaveFocus()
  },
}

export const FurtherBackFails: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await listOf(canvasElement)
    const { world }: OpenedScreen = loaded.screen
    const fault = parseScenarioRequest('fault=searchOrders:503:1')
    world.transact(() => applySettings(world, fault))
    const further = canvas.getByRole('button', { name: 'Show older' })
    await userEvent.click(further)
    await expect(await canvas.findByText('Older certificates could not be loaded')).toBeVisible()
    await userEvent.click(further)
    await expect(await canvas.findByText('From your last 20 orders.')).toBeVisible()
  },
}

export const Visitor: ScreenStory = {
  args: { world: 'scenario=anonymous' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Verify' })).toBeVisible()
    const card = within(canvas.getByRole('region', { name: 'Are you the author?' }))
    await expect(card.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('redirect=%2Fen%2Fcertificate'),
    )
  },
}

export const VisitorInTheDark: ScreenStory = {
  tags: ['deep'],
  ...Visitor,
  globals: { scheme: 'dark' },
}

export const NoCertificatesYet: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No certificates yet')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=searchOrders:time-out' },
  play: async ({ canvasElement }) => {
    const message = 'Your certificates are loading.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=searchOrders:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your certificates could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await listOf(canvasElement)).toBeVisible()
  },
}
