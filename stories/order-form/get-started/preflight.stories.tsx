import { expect, userEvent, within } from 'storybook/test'
import type { SampleName } from '../../../mocks/samples/sample-manuscript.ts'
import { oversizedManuscript } from '../../document-reader/oversized-manuscript.ts'
import { chooseFile, chooseSample } from '../../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'
import { annotatedManuscript } from './annotated-manuscript.ts'

// GetStartedScreen
export default {
  ...screen,
  title: 'Order form/Preflight',
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
}

const instead = /^No file at hand\?/
const beside = /^The price follows the word count\./

async function openForm(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
  return {
    canvas,
    wordCount: () => canvas.getByLabelText(/^Word count/),
    language: () => canvas.getByLabelText(/^Language of the manuscript/),
  }
}

async function openWith(canvasElement: HTMLElement, name: SampleName) {
  const form = await openForm(canvasElement)
  await chooseSample(canvasElement, name)
  return form
}

export const Manuscript: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, wordCount, language } = await openWith(canvasElement, 'english-5200')
    await expect(await canvas.findByText('5,200 words, 5,142 without references')).toBeVisible()
    await expect(canvas.getByText(/^Abstract, Introduction, Methods, Results,/)).toBeVisible()
    await canvas.findByText('Counted in your files.')
    await expect(wordCount()).toHaveValue('5200')
    await expect(canvas.queryByText(instead)).toBeNull()
    await expect(language()).toHaveDisplayValue('English')
    await expect(canvas.getByText('Found in your files.')).toBeVisible()
  },
}

/** The count that is filled in under the caret is replaced by what is typed next. */
export const CountWhileInItsField: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, wordCount } = await openWith(canvasElement, 'english-5200')
    wordCount().focus()
    await canvas.findByText('Counted in your files.')
    await expect(wordCount()).toHaveValue('5200')
    await userEvent.keyboard('6000')
    await expect(wordCount()).toHaveValue('6000')
  },
}

export const CommentsChangesAndFigures: ScreenStory = {
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const { canvas } = await openForm(canvasElement)
    const marks = { comments: 12, changes: 34, figures: 2 }
    await chooseFile(canvasElement, annotatedManuscript('english-3000', marks))
    await expect(await canvas.findByText(/^12 open comments: editors see them/)).toBeVisible()
    await expect(canvas.getByText(/^34 tracked changes are still open/)).toBeVisible()
    await expect(canvas.getByText(/^2 figures have no caption/)).toBeVisible()
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
  },
}

export const TrackedChanges: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas } = await openWith(canvasElement, 'tracked-changes')
    await expect(await canvas.findByText(/^10 tracked changes are still open/)).toBeVisible()
  },
}

/** Counted by characters. */
export const Chinese: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, wordCount, language } = await openWith(canvasElement, 'chinese')
    await expect(
      await canvas.findByText('2,070 characters, 2,022 without references'),
    ).toBeVisible()
    await canvas.findByText('Counted in your files.')
    await expect(wordCount()).toHaveValue('2070')
    await expect(language()).toHaveDisplayValue('Chinese')
  },
}

export const Locked: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const { canvas } = await openWith(canvasElement, 'locked')
    await expect(await canvas.findByText('Not uploaded')).toBeVisible()
    await expect(
      canvas.getByText('This file is protected by a password. Save a copy without it.'),
    ).toBeVisible()
    const { calls }: OpenedScreen = loaded.screen
    await expect(calls.all().some(({ operation }) => operation === 'uploadFile')).toBe(false)
    const anyway = canvas.getByRole('button', { name: 'Upload anyway: Behind a password.docx' })
    await userEvent.click(anyway)
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(canvas.getByText(/^This file is protected by a password/)).toBeVisible()
    await expect(await canvas.findByText(beside)).toBeVisible()
  },
}

/** The next file takes the place of the damaged one. */
export const DamagedAndReplaced: ScreenStory = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const { canvas, wordCount } = await openWith(canvasElement, 'broken')
    await expect(await canvas.findByText(/^Word can’t open this file either/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Choose another file/ }))
    await chooseSample(canvasElement, 'english-3000')
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await canvas.findByText('Counted in your files.')
    await expect(wordCount()).toHaveValue('3000')
    await expect(canvas.queryByText(/^Word can’t open this file/)).not.toBeInTheDocument()
  },
}

export const TooLarge: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, wordCount } = await openForm(canvasElement)
    await chooseFile(canvasElement, oversizedManuscript())
    await expect(await canvas.findByText(/^This file is too large to be read here/)).toBeVisible()
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(wordCount()).toHaveValue('')
  },
}

export const WithoutText: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, wordCount } = await openWith(canvasElement, 'empty')
    await expect(
      await canvas.findByText('This file has no text. Is it the one you meant?'),
    ).toBeVisible()
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(await canvas.findByText(beside)).toBeVisible()
    await expect(wordCount()).toHaveValue('')
  },
}

export const PdfNamedDocx: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas } = await openWith(canvasElement, 'pdf-named-docx')
    await expect(await canvas.findByText('Filetype not allowed')).toBeVisible()
    await expect(canvas.getByText(/^Its content doesn’t match its name/)).toBeVisible()
  },
}

/** Nothing is said of an older file, and it may be of any length. */
export const OlderWordFile: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, wordCount, language } = await openWith(canvasElement, 'english-3000')
    await canvas.findByText('Counted in your files.')
    await chooseSample(canvasElement, 'doc')
    await canvas.findByText('1 to 999,999')
    await expect(canvas.getAllByText('Uploaded')).toHaveLength(2)
    await expect(wordCount()).toHaveValue('')
    await expect(language()).toHaveDisplayValue('English')
  },
}

export const SeveralFiles: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, wordCount, language } = await openWith(canvasElement, 'english-3000')
    await canvas.findByText('Counted in your files.')
    await expect(wordCount()).toHaveValue('3000')
    await chooseSample(canvasElement, 'english-5200')
    await expect(await canvas.findByDisplayValue('8200')).toBeVisible()
    await expect(language()).toHaveDisplayValue('English')
  },
}

/** Words and characters have no sum. */
export const FilesInTwoUnits: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, wordCount, language } = await openWith(canvasElement, 'english-3000')
    await canvas.findByText('Counted in your files.')
    const chinese = await chooseSample(canvasElement, 'chinese')
    await canvas.findByText('1 to 999,999')
    await expect(canvas.getAllByText('Uploaded')).toHaveLength(2)
    await expect(wordCount()).toHaveValue('')
    await expect(language()).toHaveDisplayValue('English')
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${chinese}` }))
    await expect(await canvas.findByDisplayValue('3000')).toBeVisible()
  },
}

export const OneOfSeveralFilesRemoved: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas } = await openWith(canvasElement, 'english-3000')
    await canvas.findByText('Counted in your files.')
    const second = await chooseSample(canvasElement, 'english-5200')
    await expect(await canvas.findByDisplayValue('8200')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${second}` }))
    await expect(await canvas.findByDisplayValue('3000')).toBeVisible()
  },
}

export const TypedWordCountStays: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, wordCount } = await openForm(canvasElement)
    await userEvent.type(wordCount(), '4800')
    await chooseSample(canvasElement, 'english-5200')
    await canvas.findByText('Found in your files.')
    await expect(wordCount()).toHaveValue('4800')
    await expect(canvas.queryByText('Counted in your files.')).not.toBeInTheDocument()
  },
}
