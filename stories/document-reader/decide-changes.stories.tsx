import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DocumentReader } from '../../src/domain/document-reader/document-reader.tsx'
import {
  documentWithChangedHeader,
  documentWithoutChanges,
  editedDocument,
} from './edited-document-file.ts'

const draft = { name: 'edited-document story', owner: 'grace' }

const meta = {
  title: 'Digital editing/Decide on changes',
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
type Canvas = ReturnType<typeof within>

const openKinds = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByText('Accept or reject all', { selector: 'summary' }))

const accept = { name: /^Accept change 1[.] Replaced: “keeps it's” with “keep its”$/ }
const reject = { name: /^Reject change 1[.]/ }
const kinds = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Changes by kind' }))
const kind = (canvas: Canvas, name: string) => {
  const row = kinds(canvas)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name))
  if (!row) throw new Error(`There are no changes of the kind ${name}.`)
  return within(row)
}

export const Undecided: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', accept)).toBeVisible()
    await openKinds(canvas)
    await expect(kind(canvas, 'Replacements').getByText('5 changes')).toBeVisible()
    await expect(kind(canvas, 'Text formatting').getByText('1 change')).toBeVisible()
    await expect(kind(canvas, 'All kinds').getByText('11 changes')).toBeVisible()
    await expect(canvas.getByText(/^No changes reviewed yet/)).toBeVisible()
    await expect(canvas.queryByText(/can’t be reviewed here/)).toBeNull()
    const [inBar] = canvas.getAllByRole('button', { name: 'Accept' })
    await expect(inBar).toHaveAttribute('aria-disabled', 'true')
    await expect(inBar).toHaveAccessibleDescription('Step to a change, or decide beside the text.')
  },
}

/** Beside the text; pressed again, a button takes its decision back. */
export const DecidedOneByOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', accept))
    await expect(
      canvas.getByText(/^Accepted[.] Replaced: “keeps it's” with “keep its”[.]/),
    ).toHaveTextContent(/10 changes are left[.]$/)
    await waitFor(() => expect(canvas.getByText('Accepted')).toBeVisible())
    await expect(canvas.getByRole('button', accept)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', reject))
    await waitFor(() => expect(canvas.getByText('Rejected')).toBeVisible())
    await expect(canvas.getByRole('button', accept)).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', reject))
    await waitFor(() => expect(canvas.queryByText('Rejected')).toBeNull())
    await expect(canvas.getByText(/^Decision taken back[.]/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByText('Rejected')).toBeVisible())
  },
}

/** Alt + A and Alt + R decide on the change that is stepped to, and lead to the next open one. */
export const DecidedByKeys: Story = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', accept)
    const change = (name: RegExp) => canvas.getByRole('group', { name })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(change(/^Change 1 of 11/)).toHaveFocus())
    await userEvent.keyboard('{Alt>}a{/Alt}')
    await waitFor(() => expect(change(/^Change 2 of 11/)).toHaveFocus())
    await userEvent.keyboard('{Alt>}r{/Alt}')
    await waitFor(() => expect(change(/^Change 3 of 11/)).toHaveFocus())
    await expect(canvas.getByText(/^Rejected[.] Deleted: “hot”[.]/)).toHaveTextContent(
      /9 changes are left[.]$/,
    )
    // Plain letters do nothing.
    await userEvent.keyboard('ar')
    await expect(change(/^Change 3 of 11/)).toHaveFocus()
    await expect(canvas.getByText('9 to review')).toBeVisible()
    await userEvent.keyboard('{Alt>}u{/Alt}')
    await waitFor(() => expect(change(/^Change 2 of 11/)).toHaveFocus())
    await expect(canvas.getByText(/^Undone[.]/)).toHaveTextContent(/10 changes are left[.]$/)
  },
}

/** Earlier decisions stay. */
export const DecidedByKind: Story = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', reject))
    await openKinds(canvas)
    const replacements = kind(canvas, 'Replacements')
    await userEvent.click(
      await replacements.findByRole('button', { name: 'Accept the other 4: Replacements' }),
    )
    await waitFor(() => expect(replacements.getByText('4 accepted')).toBeVisible())
    await expect(replacements.getByText('1 rejected')).toBeVisible()
    const done = replacements.getByRole('button', { name: 'Accept all: Replacements' })
    await expect(done).toHaveAttribute('aria-disabled', 'true')
    const rest = { name: 'Reject the other 6: All kinds' }
    await userEvent.click(kind(canvas, 'All kinds').getByRole('button', rest))
    await waitFor(() => expect(canvas.getByText('0 to review')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all decisions' }))
    await waitFor(() => expect(canvas.getByText(/^No changes reviewed yet/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(kind(canvas, 'All kinds').getByText('7 rejected')).toBeVisible())
  },
}

export const SteppedThroughOneKind: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', accept)
    const choice = canvas.getByRole('combobox', { name: 'Step through' })
    await userEvent.selectOptions(choice, 'Deletions (2)')
    await userEvent.click(canvas.getByRole('button', { name: 'Next change' }))
    const change = (name: RegExp) => canvas.getByRole('group', { name })
    await waitFor(() => expect(change(/^Change 2 of 11[.] Deleted: “hot”/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Next change' }))
    await waitFor(() => expect(change(/^Change 7 of 11[.] Deleted/)).toHaveFocus())
  },
}

/** The final text has what is rejected as it was. */
export const FinalText: Story = {
  tags: ['deep'],
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', reject))
    await userEvent.click(canvas.getByRole('radio', { name: 'Final text' }))
    await waitFor(() => expect(canvas.queryAllByRole('insertion')).toEqual([]))
    await expect(canvas.getByText(/^Trees along a stream/)).toHaveTextContent(
      /keeps it's water cool .* in the shade than in the open water/,
    )
    const [inBar] = canvas.getAllByRole('button', { name: 'Accept' })
    await expect(inBar).toHaveAccessibleDescription(/^Choose “All changes”/)
    await expect(canvas.queryByText(/^Step to a change/)).toBeNull()
  },
}

/** The next step once something is decided. */
export const Downloaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const download = { name: 'Download with your decisions' }
    const acceptFirst = await canvas.findByRole('button', accept)
    await expect(canvas.queryByRole('button', download)).toBeNull()
    await userEvent.click(acceptFirst)
    const button = await canvas.findByRole('button', download)
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(14, 80, 87)')
    await userEvent.click(button)
    await expect(await canvas.findByText('Your file has been downloaded.')).toBeVisible()
    await expect(canvas.getByRole('button', download)).not.toHaveAttribute('aria-disabled')
  },
}

export const WithoutChanges: Story = {
  loaders: [() => ({ file: documentWithoutChanges() })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^There is nothing to review/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Changes by kind' })).toBeNull()
  },
}

/** All at once; earlier decisions stay. */
export const RestAccepted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', reject))
    await expect(canvas.queryByRole('button', { name: 'Accept the other 10' })).toBeNull()
    await openKinds(canvas)
    const rest = { name: 'Accept the other 10: All kinds' }
    await userEvent.click(await canvas.findByRole('button', rest))
    await expect(await canvas.findByText('0 to review')).toBeVisible()
    await expect(canvas.getByText('1 rejected', { selector: 'strong *' })).toBeVisible()
    const done = canvas.getByRole('button', { name: 'Accept all: All kinds' })
    await expect(done).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What stays tracked although everything that is shown is decided. */
export const ChangedHeader: Story = {
  loaders: [() => ({ file: documentWithChangedHeader() })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const others =
      /^This document has changes in a header, a footer, [^.]+ can’t be reviewed here[.]/
    await expect(await canvas.findByText(others)).toBeVisible()
    await openKinds(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all: Insertions' }))
    await expect(await canvas.findByText('0 to review')).toBeVisible()
    await expect(canvas.getByText(others)).toBeVisible()
  },
}

/** In one row at the foot of the screen. */
export const WhereTheThumbIs: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', accept)
    await expect(canvas.getByRole('radio', { name: 'Final text' })).not.toBeChecked()
    const names = ['Previous change', 'Next change', 'Accept', 'Reject', 'Undo']
    const boxes = names.map((name) => canvas.getByRole('button', { name }).getBoundingClientRect())
    const tops = new Set(boxes.map(({ top }) => Math.round(top)))
    await expect([...tops]).toHaveLength(1)
    for (const { width, height, bottom } of boxes) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      await expect(window.innerHeight - bottom).toBeLessThan(24)
    }
  },
}

/** Only steps and decisions stay in sight. */
export const OnAPhone: Story = {
  tags: ['deep'],
  ...DecidedOneByOne,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const InJapanese: Story = {
  tags: ['deep'],
  globals: { language: 'jp', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Trees along a stream/)).toBeVisible()
  },
}
