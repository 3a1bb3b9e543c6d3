import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { DraftName } from '../../mocks/samples/draft-manuscripts.ts'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { keepChecked } from './keep-drafts.ts'

const report = (draft: DraftName) => ({
  path: `/researcher/grammar-check/details/{drafts.${draft}}`,
})

// KnownDrafts
export default {
  ...screen,
  title: 'Grammar check/Drafts of a manuscript',
  args: { ...report('second'), world: 'scenario=manuscript-drafts' },
}

const keepAll = () => keepChecked()
const drafts = { name: 'Drafts of this manuscript' }
const all = { name: 'Score and errors of each draft' }
const kinds = { name: 'Errors of each kind, before and now' }

const sectionIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', drafts))

async function expectNone(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Next steps' })).toBeVisible()
  await expect(canvas.queryByRole('region', drafts)).toBeNull()
}

export const Better: ScreenStory = {
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    await expect(
      await section.findByText(/^The score has risen from \d\.\d to \d\.\d since draft 1\./),
    ).toHaveTextContent(/There are \d+ fewer errors\.$/)
    const [scores, errors] = await section.findAllByRole('img', { name: /^Line chart/ })
    await expect(scores).toHaveAccessibleName(
      /^Line chart: the score of each draft \(draft 1: \d\.\d and draft 2: \d\.\d\)$/,
    )
    await expect(errors).toHaveAccessibleName(
      /^Line chart: the number of errors of each draft \(draft 1: \d+ and draft 2: \d+\)$/,
    )
    await expect(section.queryByRole('combobox')).toBeNull()
    await expect(within(section.getByRole('table', all)).getAllByRole('row')).toHaveLength(3)
    await expect(within(section.getByRole('table', kinds)).getAllByRole('row')).toHaveLength(6)
    await expect(await section.findByText(/^Corrected since draft 1: \d+$/)).toBeVisible()
    await expect(section.getByText(/^New in this draft: \d+$/)).toBeVisible()
    await expect(section.getByText(/^Still there: \d+$/)).toBeVisible()
    const [slip] = section.getAllByRole('deletion')
    await expect(slip?.closest('[lang=en]')?.textContent).toMatch(/^[A-Z….].{20,}/)
  },
}

export const Worse: ScreenStory = {
  args: report('third'),
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    await expect(
      await section.findByText(/^The score has fallen from \d\.\d to \d\.\d since draft 2\./),
    ).toHaveTextContent(/There are \d+ more errors\.$/)
    const heading = await section.findByText(/^New in this draft: \d+$/)
    const group = heading.closest('section')
    await expect(group?.querySelectorAll('li')).toHaveLength(4)
    await userEvent.click(
      within(group ?? canvasElement).getByRole('button', { name: /^Show \d+ more$/ }),
    )
    await expect(group?.querySelectorAll('li').length).toBeGreaterThan(4)
  },
}

export const FiveDrafts: ScreenStory = {
  args: report('fifth'),
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    const table = within(await section.findByRole('table', all))
    await expect(table.getAllByRole('row')).toHaveLength(6)
    await expect(table.queryByRole('link', { name: 'wheat_final_really.docx' })).toBeNull()
    const first = 'Wheat emergence.docx'
    await userEvent.click(table.getByRole('link', { name: first }))
    const heading = { level: 1, name: first }
    await within(canvasElement).findByRole('heading', heading)
    await expectNone(canvasElement)
  },
}

const picker = { name: 'Compare this draft with' }

export const SinceTheFirst: ScreenStory = {
  args: report('fifth'),
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    const choice = await section.findByRole('combobox', picker)
    const options = within(choice).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Draft 4, \d{4}-\d\d-\d\d \(the one before\)$/),
      expect.stringMatching(/^Draft 3, \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^Draft 2, \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^Draft 1, \d{4}-\d\d-\d\d \(the first\)$/),
    ])
    await expect(await section.findByText(/^Corrected since draft 4: \d+$/)).toBeVisible()
    await userEvent.selectOptions(choice, options.at(-1) ?? '')
    await expect(await section.findByText(/^Corrected since draft 1: \d+$/)).toBeVisible()
    await expect(section.getByText(/^The score has risen from .* since draft 1\./)).toBeVisible()
    await expect(section.getByRole('columnheader', { name: 'Draft 1' })).toBeVisible()
    await expect(choice).toHaveFocus()
  },
}

/** The first draft, and a manuscript on another subject. */
export const NoneBefore: ScreenStory = {
  args: report('first'),
  loaders: [keepAll],
  play: ({ canvasElement }) => expectNone(canvasElement),
}

export const AnotherManuscript: ScreenStory = {
  args: { path: '/researcher/grammar-check/details/{other}' },
  loaders: [keepAll],
  play: ({ canvasElement }) => expectNone(canvasElement),
}

const isOther = { name: 'This is not a draft of that manuscript' }

export const SetApart: ScreenStory = {
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    await expect(await section.findByRole('table', all)).toBeVisible()
    await userEvent.click(await section.findByRole('button', isOther))
    await expect(await section.findByText(/^You said that this is not a draft/)).toBeVisible()
    await expect(section.queryByRole('table', all)).toBeNull()
    await expect(canvasElement.querySelector('section :focus')).not.toBeNull()
    await userEvent.click(section.getByRole('button', { name: 'Undo' }))
    await expect(await section.findByRole('table', all)).toBeVisible()
    await userEvent.click(section.getByRole('button', isOther))
    await expect(await section.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const Deleted: ScreenStory = {
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    await userEvent.click(await section.findByRole('button', { name: 'Delete these fingerprints' }))
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const text = await within(canvasElement).findByText(
      'The fingerprints of these drafts have been deleted.',
    )
    await waitFor(() => expect(text).toHaveFocus())
    await expect(Object.keys(localStorage).filter((key) => /manuscript/.test(key))).toHaveLength(4)
  },
}

/** The report is whole without it. */
export const StorageRefused: ScreenStory = {
  loaders: [keepAll],
  beforeEach: () => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    return () => {
      Storage.prototype.getItem = getItem
    }
  },
  play: ({ canvasElement }) => expectNone(canvasElement),
}

export const ErrorsNotLoaded: ScreenStory = {
  args: { world: 'scenario=manuscript-drafts&fault=listAssessmentErrors:500:1' },
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    await expect(await section.findByText('The errors could not be compared')).toBeVisible()
    await expect(section.getByRole('table', all)).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Try again' }))
    await expect(await section.findByText(/^Still there: \d+$/)).toBeVisible()
  },
}

export const Comparing: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=manuscript-drafts&fault=listAssessmentErrors:time-out' },
  loaders: [keepAll],
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement)
    await expect(await section.findByText('The errors are being compared.')).toBeInTheDocument()
  },
}

export const InChineseOnAPhone: ScreenStory = {
  args: report('fourth'),
  loaders: [keepAll],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const section = within(await canvas.findByRole('region', { name: '这份稿件的各个版本' }))
    await expect(await section.findByText(/^仍然存在：\d+$/)).toBeVisible()
    await expectNoOverflow()
  },
}
