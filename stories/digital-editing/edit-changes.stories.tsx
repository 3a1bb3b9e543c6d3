import { expect, userEvent, waitFor, within } from 'storybook/test'
import { advanceClock } from '../advance-clock.ts'
import { announcements } from '../announcements.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

const changes = (edit: string) => `/researcher/digital-editing/details/${edit}/changes`
const world = (fault: string) => `scenario=digital-editing&fault=${fault}`

// EditChangesScreen; deciding itself is in decide-changes.stories.tsx
export default {
  ...screen,
  title: 'Digital editing/Changes of an edit',
  args: {
    path: '/researcher/digital-editing/details/{edits.completed}/changes',
    world: 'scenario=digital-editing',
  },
}

/** The text begins within the first screen: what decides on many changes is folded. */
export const Changes: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('heading', { name: /^Floods, Low Flow/ })
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(640)
    await expect(canvas.queryByRole('button', { name: 'Accept all' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Step through' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Stream temperature v3.docx',
    )
    await expect(canvas.getByRole('button', { name: 'Download with all changes' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to this edit' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/en\/researcher\/digital-editing\/details\/edit-\d+$/),
    )
  },
}

/** The second change of the abstract is far below its first line. */
export const NotesBesideTheirLines: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const accept = await canvas.findByRole('button', { name: /^Accept change 2[.]/ })
    const middle = (box = new DOMRect()) => box.top + box.height / 2
    await waitFor(async () => {
      const [line] = canvasElement.querySelector('[data-change="1"]')?.getClientRects() ?? []
      const distance = middle(accept.getBoundingClientRect()) - middle(line)
      await expect(Math.abs(distance)).toBeLessThan(4)
    })
  },
}

/** Opens below its button, which stays in its place. */
export const DecideOnMany: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const kinds = within(await canvas.findByRole('region', { name: 'Changes by kind' }))
    const button = kinds.getByText('Accept or reject all')
    const { x, y } = button.getBoundingClientRect()
    await userEvent.click(button)
    const spelling = kinds.getByText('Spelling and consistency')
    await expect(spelling).toBeVisible()
    await expect(button.getBoundingClientRect()).toMatchObject({ x, y })
    const previous = canvas.getByRole('button', { name: 'Previous change' })
    await expect(spelling.getBoundingClientRect().bottom).toBeLessThan(
      previous.getBoundingClientRect().top,
    )
  },
}

/** Its arrival is announced, and the scrollbar does not jump. */
export const OpensAtItsHeight: ScreenStory = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Download with all changes' })
    await waitFor(() => expect(announcements()).toContain('The document is open.'))
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).toBeVisible())
    const chunks = canvasElement.querySelectorAll('[data-chunk]')
    const height = () => document.documentElement.scrollHeight
    const estimated = height()
    for (const chunk of chunks) {
      chunk.scrollIntoView()
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
    await expect(Math.abs(height() - estimated) / estimated).toBeLessThan(0.1)
  },
}

export const OnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'cn' },
  play: async ({ canvasElement }) => {
    const name = '下载含全部修订的文件'
    await expect(await within(canvasElement).findByRole('button', { name })).toBeVisible()
  },
}

export const OlderFormat: ScreenStory = {
  tags: ['deep'],
  args: { path: changes('{edits.oldFormat}') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Revised for resubmission.doc')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Changes by kind' })).toBeVisible()
  },
}

export const Processing: ScreenStory = {
  args: { path: changes('{edits.processing}') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^The changes appear here/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to this edit' })).toBeVisible()
  },
}

export const ProcessingThenCompleted: ScreenStory = {
  tags: ['deep'],
  args: { path: changes('{edits.processing}') },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^The changes appear here/)).toBeVisible()
    const { clock }: OpenedScreen = loaded.screen
    // The next poll may not be scheduled yet.
    await waitFor(async () => {
      await advanceClock(clock, 150_000)
      await expect(canvas.getByRole('region', { name: 'Changes by kind' })).toBeVisible()
    })
  },
}

export const FailedEdit: ScreenStory = {
  args: { path: changes('{edits.failedBroken}') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('There are no changes to review.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Upload another file' })).toBeVisible()
  },
}

export const Archived: ScreenStory = {
  args: { path: changes('{edits.archived}'), world: 'scenario=digital-editing-ended' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This file has been archived')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Ask us for this file/ })).toBeVisible()
  },
}

/** Leads to the list. */
export const UnknownEdit: ScreenStory = {
  tags: ['deep'],
  args: { path: changes('edit-999') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^We could not find this edit/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Digital editing')
  },
}

export const Loading: ScreenStory = {
  args: { world: world('downloadDigitalEdit:time-out') },
  play: async ({ canvasElement }) => {
    const message = 'The file is being downloaded.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: world('downloadDigitalEdit:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The file could not be downloaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('region', { name: 'Changes by kind' })).toBeVisible()
  },
}

export const EditFailedToLoad: ScreenStory = {
  tags: ['deep'],
  args: { world: world('searchDigitalEdits:500') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your edit could not be loaded')).toBeVisible()
  },
}
