import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type SampleName, sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { DocumentReader } from '../../src/domain/document-reader/document-reader.tsx'
import { endOf, expectNeverTorn, startOf } from '../expect-never-torn.ts'
import { documentWithDeletedSpace, editedDocument } from './edited-document-file.ts'
import { illustratedDocument } from './illustrated-document.ts'
import { oversizedManuscript } from './oversized-manuscript.ts'

const meta = {
  title: 'Orders/Document reader',
  component: DocumentReader,
  args: { file: new Blob(), onDownload: fn() },
  loaders: [() => ({ file: editedDocument() })],
  render: (args, { loaded }) => <DocumentReader {...args} file={loaded.file} />,
} satisfies Meta<typeof DocumentReader>
export default meta

type Story = StoryObj<typeof meta>

const nextChange = { name: 'Next change' }
const changeNamed = (name: RegExp) => ({ name })

export const AllChanges: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Trees along a stream/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    await expect(canvas.getByText('11 changes')).toBeVisible()
    await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent('keep its')
    await expect(canvas.getAllByRole('deletion')[0]).toHaveTextContent("keeps it's")
    const [, inMargin] = canvas.getAllByText('Is this what the second reviewer asked for?')
    await expect(inMargin).toBeVisible()
    await expect(canvas.getAllByRole('table')[0]).toHaveTextContent('Shaded')
  },
}

/** By keys, from anywhere in the page; the focus names the change. */
export const SteppedThrough: Story = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('11 changes')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const first = /^Change 1 of 11[.] Replaced: “keeps it's” with “keep its”[.] Eleanor Whitfield$/
    await waitFor(() => expect(canvas.getByRole('group', changeNamed(first))).toHaveFocus())
    await expect(canvas.getAllByText('Change 1 of 11').length).toBeGreaterThan(1)
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    const third = changeNamed(/^Change 3 of 11[.] Replaced: “then” with “than”/)
    await waitFor(() => expect(canvas.getByRole('group', third)).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const second = changeNamed(/^Change 2 of 11[.] Deleted: “hot”/)
    await waitFor(() => expect(canvas.getByRole('group', second)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', nextChange))
    await waitFor(() => expect(canvas.getByRole('group', third)).toHaveFocus())
  },
}

/** Struck through, it would look like a hyphen. */
export const DeletedSpace: Story = {
  loaders: [() => ({ file: documentWithDeletedSpace() })],
  play: async ({ canvasElement }) => {
    const space = await within(canvasElement).findByRole('deletion')
    await expect(space).toHaveStyle({ textDecorationLine: 'none', outlineStyle: 'dashed' })
  },
}

export const FinalText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Final text' }))
    await waitFor(() => expect(canvas.queryAllByRole('deletion')).toEqual([]))
    await expect(canvas.queryAllByRole('insertion')).toEqual([])
    await expect(canvas.getByText(/Each reach was measured/)).toHaveTextContent(
      'Each reach was measured every ten minutes',
    )
    await expect(canvas.getByRole('button', nextChange)).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/^Choose “All changes”/)).toBeVisible()
    const paragraph = await canvas.findByText(/^Trees along a stream/)
    await expectNeverTorn(paragraph, endOf('months', paragraph), startOf('.', paragraph))
    const comment = within(paragraph).getByRole('button', { name: 'Comment 1' })
    await expectNeverTorn(paragraph, comment, startOf('summer', paragraph))
  },
}

export const OriginalText: Story = {
  tags: ['deep'],
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Original text' }))
    await expect(await canvas.findByText(/keeps it's water cool/)).toBeVisible()
    await expect(canvas.queryByText(/three years of measurements/)).toBeNull()
    await expect(canvas.queryByText('Open')).toBeNull()
  },
}

export const Comments: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('2 comments'))
    const list = within(canvas.getAllByRole('list')[0] ?? canvasElement)
    await userEvent.click(list.getByRole('button', { name: /^Is this what/ }))
    await waitFor(() => expect(canvas.getByText('Comment 2').parentElement).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Comment 1' }))
    await waitFor(() => expect(canvas.getByText('Comment 1').parentElement).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Note 1' }))
    await expect(document.activeElement).toHaveTextContent(/June to Septembre/)
  },
}

export const NumbersLinksAndPictures: Story = {
  loaders: [() => ({ file: illustratedDocument() })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: '1.2 Loggers' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '2 Results' })).toBeVisible()
    const link = canvas.getByRole('link', { name: /^archive of measurements/ })
    await expect(link).toHaveAttribute('href', 'https://example.org/streams/data')
    const [map, logger] = canvas.getAllByRole('figure', { name: 'Picture' })
    await expect(map).toHaveTextContent('Picture: Map of the twelve reaches in Galicia')
    await expect(logger).toHaveTextContent('Picture without a description')
  },
}

export const NumbersLinksAndPicturesOnAPhone: Story = {
  tags: ['deep'],
  ...NumbersLinksAndPictures,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

/** The notes follow their paragraph. */
export const OnAPhone: Story = {
  tags: ['deep'],
  ...AllChanges,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const InJapanese: Story = {
  tags: ['deep'],
  globals: { language: 'jp' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Trees along a stream/)).toBeVisible()
  },
}

const unreadable = (name: SampleName, reason: RegExp): Story =>
  unreadableFile(new File([sampleManuscript(name).bytes], 'A.docx'), reason)

const unreadableFile = (file: File, reason: RegExp): Story => ({
  loaders: [() => ({ file })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('This document can’t be shown here')).toBeVisible()
    await expect(alert.getByText(reason)).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Download' })).toBeVisible()
  },
})

export const BehindAPassword: Story = unreadable('locked', /^It is protected by a password/)

export const TooLarge: Story = {
  tags: ['deep'],
  ...unreadableFile(oversizedManuscript(), /^It is too large to be shown/),
}

export const Broken: Story = { tags: ['deep'], ...unreadable('broken', /^It could not be read/) }

export const WithoutText: Story = { tags: ['deep'], ...unreadable('empty', /^It contains no text/) }
