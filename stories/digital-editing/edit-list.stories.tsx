import { expect, userEvent, waitFor, within } from 'storybook/test'
import { applySettings, parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

const world = (faults = '') => ({ world: `scenario=digital-editing${faults}` })

// The list of DigitalEditingScreen
export default {
  ...screen,
  title: 'Digital editing/List',
  args: { path: '/researcher/digital-editing', ...world() },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

const completed = 'Stream temperature v3.docx'
const failed = 'Thesis chapter 2.docx'

const press = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name }))
  return canvas
}

async function deleteFile(canvasElement: HTMLElement, name: string) {
  const canvas = await press(canvasElement, `Delete ${name}`)
  const dialog = await canvas.findByRole('dialog', { name: 'Delete this edit?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return canvas
}

export const Downloaded: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, `Download ${completed}`)
    await expect(await canvas.findByText(`${completed} downloaded`)).toBeVisible()
  },
}

export const Downloading: ScreenStory = {
  args: world('&fault=downloadDigitalEdit:time-out'),
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, `Download ${completed}`)
    const button = canvas.getByRole('button', { name: `Download ${completed}` })
    await expect(button).toHaveTextContent('Downloading')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(
      canvas.getByRole('button', { name: `Cancel the download of ${completed}` }),
    )
    await waitFor(() => expect(button).toHaveTextContent('Download'))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await expect(button).toHaveFocus()
  },
}

export const DownloadFails: ScreenStory = {
  args: world('&fault=downloadDigitalEdit:500:1'),
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, `Download ${completed}`)
    const once = `“${completed}” could not be downloaded. Please try again in a moment.`
    await expect(await canvas.findByText(once)).toBeVisible()
    await press(canvasElement, `Download ${completed}`)
    await expect(await canvas.findByText(`${completed} downloaded`)).toBeVisible()
  },
}

/** The answer is JSON in place of the file. */
export const Archived: ScreenStory = {
  args: { world: 'scenario=digital-editing-ended' },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, 'Download Headwater survey 2025.docx')
    await expect(await canvas.findByText(/We have moved it to our archive/)).toBeVisible()
    const [link] = await canvas.findAllByRole('link', { name: /^Ask us for this file/ })
    await expect(link).toHaveFocus()
    await expect(canvas.getByText('Archived')).toBeVisible()
  },
}

/** What is processed or failed stands out. */
export const FinishedWithoutEdge: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^34 edits/)).toBeVisible()
    const edits = within(canvas.getByRole('region', { name: 'Your edits' }))
    const rows = edits.getAllByRole('listitem')
    const isEdged = rows.map((row) => getComputedStyle(row).boxShadow !== 'none')
    await expect(isEdged.slice(0, 6)).toEqual([true, false, true, true, true, false])
  },
}

export const FailedOneDeleted: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [what] = await canvas.findAllByText(/^delete it and upload an intact .docx file/)
    await expect(what).toBeVisible()
    await expect(what?.getClientRects()).toHaveLength(1)
    const weightOf = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name: `${name} ${completed}` })).fontWeight
    await expect(weightOf('Delete')).toBe('400')
    await expect(weightOf('Download')).toBe('600')
    await deleteFile(canvasElement, failed)
    await expect(await canvas.findByText(`${failed} deleted`)).toBeVisible()
    await expect(await canvas.findByText(/^33 edits/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: failed })).toBeNull()
    await expect(document.activeElement).not.toBe(document.body)
    await expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe(
      'none',
    )
  },
}

/** On the edit's own page, which leads back to the page of the list. */
export const DeletedFromTheSecondPage: ScreenStory = {
  args: { path: '/researcher/digital-editing?page=2' },
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    const edits = within(await canvas.findByRole('region', { name: 'Your edits' }))
    const [link] = await edits.findAllByRole('link', { name: /[.]docx?$/ })
    const name = link?.textContent ?? ''
    await userEvent.click(link ?? canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await deleteFile(canvasElement, name)
    await expect(await canvas.findByText(`${name} deleted`)).toBeVisible()
    await expect(loaded.screen?.router.state.location.href).toMatch(/digital-editing[?]page=2$/)
  },
}

export const NotDeletedAfterAll: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, `Delete ${completed}`)
    const dialog = await canvas.findByRole('dialog', { name: 'Delete this edit?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: `Delete ${completed}` })).toHaveFocus()
  },
}

export const DeletingFails: ScreenStory = {
  tags: ['deep'],
  args: world('&fault=archiveDigitalEdit:500:1'),
  play: async ({ canvasElement }) => {
    const canvas = await deleteFile(canvasElement, failed)
    const once = `“${failed}” could not be deleted. Please try again in a moment.`
    await expect(await canvas.findByText(once)).toBeVisible()
    await expect(canvas.getByText(/^34 edits/)).toBeVisible()
  },
}

/** As in another tab. */
export const DeletedTwice: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = await press(canvasElement, `Delete ${failed}`)
    const dialog = await canvas.findByRole('dialog', { name: 'Delete this edit?' })
    const rows = [...(opened?.world.digitalEdits.all() ?? [])]
    const row = rows.find(({ name }) => name === failed)
    if (row)
      opened?.world.transact(() =>
        opened.world.digitalEdits.update(row.identity, { archived: true }),
      )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(`${failed} deleted`)).toBeVisible()
    await expect(await canvas.findByText(/^33 edits/)).toBeVisible()
  },
}

/** Opens the list, whose polls then fail until that is said. */
async function outOfDate({ canvasElement, loaded: { screen: opened } }: Opened) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByText('Processing')).toBeVisible()
  if (!opened) throw new Error('No screen is open.')
  const faults = parseScenarioRequest('fault=searchDigitalEdits:503')
  opened.world.transact(() => applySettings(opened.world, faults))
  // The next poll may not be scheduled yet.
  await waitFor(async () => {
    await advanceClock(opened.clock, 30_000)
    await expect(canvas.queryByText(/last updated/)).toBeVisible()
  })
  return opened
}

/** Two failed polls in a row are silent. */
export const LastUpToDate: ScreenStory = {
  tags: ['deep'],
  play: async (context: Opened) => {
    await outOfDate(context)
    await expect(
      within(context.canvasElement).getByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}

export const UpToDateAgain: ScreenStory = {
  play: async (context: Opened) => {
    const { world: changed } = await outOfDate(context)
    const canvas = within(context.canvasElement)
    changed.transact(() => {
      for (const { identity } of [...changed.faults.all()]) changed.faults.remove(identity)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText(/last updated/)).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: world('&fault=searchDigitalEdits:time-out'),
  play: async ({ canvasElement }) => {
    const message = 'Your edits are loading.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: world('&fault=searchDigitalEdits:500:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your edits could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/^34 edits/)).toBeVisible()
  },
}
