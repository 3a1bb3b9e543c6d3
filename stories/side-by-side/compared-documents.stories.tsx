import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { SideBySide } from '../../src/domain/side-by-side/side-by-side.tsx'
import { editedDocument } from '../document-reader/edited-document-file.ts'
import {
  type ComparedFiles,
  comparedFiles,
  longFiles,
  withDifferences,
  withOtherParagraphs,
  withTwoNames,
} from './compared-documents.ts'

const none = new File([], 'A.docx')

const meta = {
  title: 'Orders/Compared documents',
  component: SideBySide,
  args: { original: none, translation: none },
  loaders: [() => ({ files: comparedFiles() })],
  render: (args, { loaded }) => <SideBySide {...args} {...loaded.files} />,
} satisfies Meta<typeof SideBySide>
export default meta

type Story = StoryObj<typeof meta>

const of = (files: () => ComparedFiles) => [() => ({ files: files() })]

const toCheck = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Paragraphs to check' })

const whole = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), {
    timeout: 20_000,
  })

/** Numbers in another notation, units in words and figures by another name are the same. */
export const AlignedAndClean: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Nothing to check')).toBeVisible()
    await whole(canvasElement)
    await expect(canvas.getByRole('heading', { name: '2. Resultados' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '2. Results' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Paragraphs to check' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Notes' })).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
  },
}

export const Differences: Story = {
  loaders: of(withDifferences),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tools = within(await toCheck(canvasElement))
    await whole(canvasElement)
    await expect(tools.getByText('3 paragraphs to check: missing or unmatched text')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Findings' })).toHaveTextContent(
      /2 numbers.*, and .* are missing from one of the texts/,
    )
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent)
    for (const text of [
      'Number only in the original: 38,5',
      'Number only in the translation: 35.8',
      'Unit only in the original: 11 centímetros',
      'Unit only in the translation: 11 mm',
      'Reference only in the translation: Fig. 2b',
      'Citation only in the original: [2]',
      'Citation only in the translation: Castillo et al., 2017',
    ]) {
      await expect(items).toContain(text)
    }
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const first = canvas.getByRole('group', { name: 'Paragraph 3' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(within(first).getAllByText('[', { exact: false }).length).toBeGreaterThan(0)
    await expect(tools.getByText('1 of 3 to check')).toBeVisible()
    await userEvent.click(tools.getByRole('button', { name: 'Next paragraph to check' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Paragraph 5' })).toHaveFocus())
  },
}

export const DifferencesOnAPhone: Story = {
  tags: ['deep'],
  loaders: of(withDifferences),
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await toCheck(canvasElement)
    await whole(canvasElement)
    const sides = [...canvasElement.querySelectorAll('[data-side]')]
    const [upper, lower] = sides.map((side) => side.getBoundingClientRect().top)
    await expect(lower).toBeGreaterThan(upper ?? Number.POSITIVE_INFINITY)
  },
}

export const OtherParagraphs: Story = {
  loaders: of(withOtherParagraphs),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Added in the translation')).toBeVisible()
    await whole(canvasElement)
    // The paragraph, and its note.
    await expect(canvas.getAllByText('Not translated')).toHaveLength(2)
    await expect(canvas.getByText('2 paragraphs merged into one')).toBeVisible()
    await expect(canvas.getByText('Left in the original language')).toBeVisible()
    await expect(canvas.getByText('5 paragraphs are not matched one to one')).toBeVisible()
  },
}

export const TermInTwoWays: Story = {
  loaders: of(withTwoNames),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('1 term is translated in two ways'))
    await expect(canvas.getByText('índice de retención')).toBeVisible()
    await expect(canvas.getByText('retention index')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Paragraph 4: retention rate' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^4.*índice/))
  },
}

/** Changes and comments of the translation stand as in the reader. */
export const ChangesAndComments: Story = {
  tags: ['deep'],
  loaders: [() => ({ files: { ...comparedFiles(), translation: editedDocument() } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByRole('insertion'))[0]).toHaveTextContent('keep its')
    await userEvent.click(canvas.getByRole('button', { name: 'Comment 1' }))
    await waitFor(() => expect(canvas.getByText('Comment 1').parentElement).toHaveFocus())
  },
}

/** 40,000 words; what is out of sight is not laid out. */
export const VeryLong: Story = {
  tags: ['deep', 'no-picture'],
  loaders: of(longFiles),
  play: async ({ canvasElement }) => {
    const tools = within(await within(canvasElement).findByRole('region', {}, { timeout: 20_000 }))
    await expect(tools.getByText('1 paragraph to check: missing or unmatched text')).toBeVisible()
    await whole(canvasElement)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/2001/))
  },
}

export const OriginalBehindAPassword: Story = {
  loaders: of(() => ({
    ...comparedFiles(),
    original: new File([sampleManuscript('locked').bytes], 'A.docx'),
  })),
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: 'Original' }))
    await expect(part.getByText(/^It is protected by a password/)).toBeVisible()
    await expect(part.getByRole('button', { name: 'Download' })).toBeVisible()
  },
}

export const TranslationWithoutText: Story = {
  tags: ['deep'],
  loaders: of(() => ({
    ...comparedFiles(),
    translation: new File([sampleManuscript('empty').bytes], 'A.docx'),
  })),
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: 'Translation' }))
    await expect(part.getByText(/^It contains no text/)).toBeVisible()
  },
}
