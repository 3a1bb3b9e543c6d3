import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// The list of DigitalEditingScreen
export default {
  ...screen,
  title: 'Digital editing/List by status',
  args: { path: '/researcher/digital-editing', world: 'scenario=digital-editing' },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

const label = 'Filter my edits'
const failed = 'Thesis chapter 2.docx'

const hrefOf = (loaded: Opened['loaded']) => loaded.screen?.router.state.location.href

const editsIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Your edits' }))

export const Failed: ScreenStory = {
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    const edits = await editsIn(canvasElement)
    await userEvent.click(await canvas.findByText(label, { selector: 'summary' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Failed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(await canvas.findByText(/^3 matches/)).toBeVisible()
    await expect(edits.getAllByRole('listitem')).toHaveLength(3)
    await expect(edits.getByRole('link', { name: failed })).toBeVisible()
    await expect(hrefOf(loaded)).toMatch(/[?]status=failed$/)
  },
}

export const OldestFirst: ScreenStory = {
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    const edits = await editsIn(canvasElement)
    const names = () => edits.getAllByRole('heading', { level: 3 }).map((row) => row.textContent)
    await canvas.findByText(/^34 edits/)
    const [newest] = names()
    await userEvent.click(await canvas.findByText(label, { selector: 'summary' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'Oldest first')
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(await canvas.findByText(/^34 edits, oldest first/)).toBeVisible()
    await waitFor(() => expect(names()).not.toContain(newest))
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(names().at(-1)).toBe(newest))
    await expect(hrefOf(loaded)).toMatch(/sort=oldest/)
  },
}

export const NoneOfStatus: ScreenStory = {
  args: {
    path: '/researcher/digital-editing?status=failed',
    world: 'scenario=digital-editing-ended',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('The status filter (Failed) hides all 3 matches.'),
    ).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Failed' })).toBeChecked()
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the status filter' }))
    await expect(await canvas.findByText(/^3 edits/)).toBeVisible()
    await expect(canvas.queryByText(label)).toBeNull()
  },
}
