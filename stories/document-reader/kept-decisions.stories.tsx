import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DocumentReader } from '../../src/domain/document-reader/document-reader.tsx'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import { closeDraft, readDraft, storageKey } from '../../src/ui/form/draft/draft-store.ts'
import { editedDocument } from './edited-document-file.ts'

const draft = { name: 'edited-document story', owner: 'grace' }

const meta = {
  title: 'Digital editing/Kept decisions',
  component: DocumentReader,
  args: {
    file: new Blob(),
    onDownload: fn(),
    review: { draft, fileName: 'Shade and water (reviewed).docx' },
  },
  loaders: [() => ({ file: editedDocument() })],
  render: (args, { loaded }) => <DocumentReader {...args} file={loaded.file} />,
} satisfies Meta<typeof DocumentReader>
export default meta

type Story = StoryObj<typeof meta>

/** As they were left, also after a reload. */
export const AfterAReload: Story = {
  loaders: [
    () => {
      const file = editedDocument()
      const values = { decisions: 'ar---------', bytes: file.size }
      const record = { id: 'kept', values, files: {} }
      localStorage.setItem('galley:draft:grace:edited-document%20story', JSON.stringify(record))
      return { file }
    },
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('9 to review')).toBeVisible()
    await userEvent.click(await canvas.findByText('Accept or reject all', { selector: 'summary' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all decisions' }))
    await waitFor(() => expect(readDraft(safeLocalStorage, draft)).toBeUndefined())
  },
}

/** Kept for another file, they don't count. */
export const OfAnotherFile: Story = {
  loaders: [
    () => {
      const record = { id: 'kept', values: { decisions: 'ar---------', bytes: 1 }, files: {} }
      localStorage.setItem('galley:draft:grace:edited-document%20story', JSON.stringify(record))
      return { file: editedDocument() }
    },
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No changes reviewed yet/)).toBeVisible()
  },
}

/** What was discarded in another tab stays open here, and is kept again with the next decision. */
export const DiscardedInAnotherTab: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept change 1[.]/ }))
    await waitFor(() => expect(readDraft(safeLocalStorage, draft)).toBeDefined())
    const { id = '' } = readDraft(safeLocalStorage, draft) ?? {}
    closeDraft(safeLocalStorage, draft, id, 'discarded')
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey(draft) }))
    await userEvent.click(canvas.getByRole('button', { name: /^Reject change 1[.]/ }))
    await waitFor(() =>
      expect(readDraft(safeLocalStorage, draft)?.values.decisions).toMatch(/^r-+$/),
    )
  },
}
