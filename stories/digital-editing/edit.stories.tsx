import { expect, userEvent, waitFor, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { advanceClock } from '../advance-clock.ts'
import { announcements } from '../announcements.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

const details = (edit: string) => ({ path: `/researcher/digital-editing/details/{edits.${edit}}` })
const world = (faults = '') => ({ world: `scenario=digital-editing${faults}` })

// EditScreen
export default {
  ...screen,
  title: 'Digital editing/Edit',
  args: { ...details('completed'), ...world() },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

const unknown = /^We could not find this edit/

async function editOf(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  return canvas
}

export const Completed: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const name = 'Stream temperature v3.docx'
    const canvas = await editOf(canvasElement, name)
    await expect(canvas.getByText('Word document (.docx)')).toBeVisible()
    await expect(canvas.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible()
    const review = canvas.getByRole('link', { name: 'Accept or reject changes' })
    await expect(review.nextElementSibling).toHaveAccessibleName(`Download ${name}`)
    await expect(canvas.getByRole('link', { name: 'Get professional editing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/order-form\/from-digital-edit\/edit-\d+$/),
    )
    const preprints = canvas.getByRole('link', { name: /^Learn about preprints/ })
    await expect(preprints).toHaveAttribute('href', addressIn('/external/preprint'))
    await userEvent.click(canvas.getByRole('button', { name: `Download ${name}` }))
    await expect(await canvas.findByText(`${name} downloaded`)).toBeVisible()
    const searches = opened?.calls
      .all()
      .filter(({ operation }) => operation === 'searchDigitalEdits')
    await expect(searches).toHaveLength(1)
  },
}

/** What is decided here is decided on the page with all changes. */
export const FirstChanges: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = await editOf(canvasElement, 'Stream temperature v3.docx')
    const changes = within(await canvas.findByRole('region', { name: /^\d+ changes$/ }))
    await expect(changes.getByText('Spelling and consistency', { selector: 'dt' })).toBeVisible()
    await userEvent.click(changes.getByRole('button', { name: /^Accept change 1[.]/ }))
    const announcement = expect.stringMatching(/^Accepted[.] .* \d+ changes are left[.]$/)
    await waitFor(() => expect(announcements()).toContainEqual(announcement))
    await userEvent.click(changes.getByRole('link', { name: /^\d+ more changes$/ }))
    await expect((await canvas.findAllByText(/^1 accepted/))[0]).toBeVisible()
    const accepted = await canvas.findByRole('button', { name: /^Accept change 1[.]/ })
    await expect(accepted).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Archived: ScreenStory = {
  args: { ...details('archived'), world: 'scenario=digital-editing-ended' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This file has been archived')).toBeVisible()
    await expect(canvas.getByText('Archived')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Ask us for this file/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Accept or reject changes' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Download / })).toBeNull()
  },
}

export const ChangesFailedAndRetried: ScreenStory = {
  args: { ...details('completed'), ...world('&fault=downloadDigitalEdit:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The file could not be downloaded')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Accept or reject changes' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('region', { name: /^\d+ changes$/ })).toBeVisible()
  },
}

export const CompletedOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = await editOf(canvasElement, 'Stream temperature v3.docx')
    await expect(canvas.getByRole('button', { name: /^下载/ })).toBeVisible()
  },
}

export const OldFormat: ScreenStory = {
  args: details('oldFormat'),
  play: async ({ canvasElement }) => {
    const canvas = await editOf(canvasElement, 'Revised for resubmission.doc')
    await expect(canvas.getByText('Word 97–2003 document (.doc)')).toBeVisible()
  },
}

export const Failed: ScreenStory = {
  args: details('failedLocked'),
  play: async ({ canvasElement }) => {
    const name = 'Confidential proposal.docx'
    const canvas = await editOf(canvasElement, name)
    await expect(canvas.getByText(/^we couldn’t edit this file/i)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: `Download ${name}` })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Upload another file' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
  },
}

export const ProcessingThenCompleted: ScreenStory = {
  args: details('processing'),
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const name = 'Nitrate after the flood.docx'
    const canvas = await editOf(canvasElement, name)
    await expect(canvas.getByText('Processing')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Next steps' })).toBeNull()
    // The first look may be under way still.
    await waitFor(async () => {
      await advanceClock(opened?.clock, 30_000)
      await expect(canvas.getByText(`${name} is ready to download.`)).toBeInTheDocument()
    })
    await expect(canvas.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  },
}

export const Deleted: ScreenStory = {
  tags: ['deep'],
  args: details('failedEmpty'),
  play: async ({ canvasElement }) => {
    const name = 'Outline to fill in.docx'
    const canvas = await editOf(canvasElement, name)
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }))
    const dialog = await canvas.findByRole('dialog', { name: 'Delete this edit?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(`${name} deleted`)).toBeVisible()
    await expect(await canvas.findByText(/^33 edits/)).toBeVisible()
    await expect(canvas.queryByText(unknown)).toBeNull()
  },
}

export const DeletedInAnotherTab: ScreenStory = {
  args: details('processing'),
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const name = 'Nitrate after the flood.docx'
    const canvas = await editOf(canvasElement, name)
    const rows = [...(opened?.world.digitalEdits.all() ?? [])]
    const row = rows.find((edit) => edit.name === name)
    if (row)
      opened?.world.transact(() =>
        opened.world.digitalEdits.update(row.identity, { archived: true }),
      )
    // The next poll may not be scheduled yet.
    await waitFor(async () => {
      await advanceClock(opened?.clock, 30_000)
      await expect(canvas.queryByText(unknown)).toBeVisible()
    })
    await expect(await canvas.findByText(/^33 edits/)).toBeVisible()
  },
}

export const NotFound: ScreenStory = {
  args: { path: '/researcher/digital-editing/details/of-another-person' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(unknown)).toBeVisible()
    await expect(await canvas.findByText(/^34 edits/)).toBeVisible()
  },
}

export const NoIdentity: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/digital-editing/details/no%20identity' },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    await expect(await within(canvasElement).findByText(unknown)).toBeVisible()
    const refused = opened?.calls.all().filter(({ status }) => status === 400)
    await expect(refused).toEqual([])
  },
}

export const Loading: ScreenStory = {
  args: { ...details('completed'), ...world('&fault=searchDigitalEdits:time-out') },
  play: async ({ canvasElement }) => {
    const message = 'Your edit is loading.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { ...details('completed'), ...world('&fault=searchDigitalEdits:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your edit could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await editOf(canvasElement, 'Stream temperature v3.docx')
  },
}
