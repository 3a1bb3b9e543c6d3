import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { chooseFileIn, commentIn, keepAnswers, pasteLetter } from './letter-steps.ts'
import { chineseLetter, revisedManuscript } from './review-letters.ts'

// ReviewerResponseScreen once a letter is split; before that in reviewer-response.stories.tsx
export default {
  ...screen,
  title: 'Orders/Comments of reviewers',
  args: { path: '/researcher/reviewer-response', world: 'scenario=returning-customer' },
}

export const Corrected: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    const second = await commentIn(canvasElement, 'Reviewer 1, comment 3')
    await userEvent.click(second.getByRole('button', { name: /^Edit comment: / }))
    const text = second.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the comment' })
    text.setSelectionRange(0, 0)
    await userEvent.click(second.getByRole('button', { name: 'Split at the cursor' }))
    await expect(
      second.getByText(/^Place the cursor where the second comment begins/),
    ).toBeVisible()
    const at = text.value.indexOf('The Methods')
    text.setSelectionRange(at, at)
    await userEvent.click(second.getByRole('button', { name: 'Split at the cursor' }))
    const divided = await commentIn(canvasElement, 'Reviewer 1, comment 4')
    await expect(divided.getByText('The Methods leave it open.')).toBeVisible()
    await expect(divided.getByRole('heading')).toHaveFocus()
    await userEvent.click(divided.getByRole('button', { name: /^Edit comment: / }))
    await userEvent.click(divided.getByRole('button', { name: 'Merge with previous' }))
    await waitFor(() => expect(canvas.queryByText('The Methods leave it open.')).toBeNull())
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Comment by' }), 'Editor')
    const moved = await commentIn(canvasElement, 'Editor, comment 2')
    await userEvent.click(moved.getByRole('button', { name: /^Edit comment: / }))
    await userEvent.click(moved.getByRole('button', { name: 'Delete comment' }))
    await userEvent.click(await canvas.findByText('1 deleted comment'))
    await userEvent.click(canvas.getByRole('button', { name: /^Restore: How many plants/ }))
    await expect(
      (await commentIn(canvasElement, 'Editor, comment 2')).getByRole('heading'),
    ).toHaveFocus()
  },
}

export const AnsweredInPart: ScreenStory = {
  loaders: [() => keepAnswers(['We have explained it.', '', 'Corrected.'])],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('2 of 3 answered')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Answered comments' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 3 answered',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the next open comment' }))
    const open = await commentIn(canvasElement, 'Reviewer 1, comment 2')
    await expect(open.getByRole('textbox', { name: 'Your answer' })).toHaveFocus()
    await expect(open.getByText('Open')).toBeVisible()
  },
}

export const AllAnswered: ScreenStory = {
  loaders: [() => keepAnswers(['We have explained it.', 'Twelve.', 'Corrected.'])],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('3 of 3 answered')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Go to the next open comment' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Download the answer (.docx)' }))
    await expect(await canvas.findByText('Your file has been downloaded.')).toBeVisible()
  },
}

export const RestoredDraft: ScreenStory = {
  loaders: [() => keepAnswers(['We have explained it.', ''])],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Here is your work from your last visit/)).toBeVisible()
    await expect(canvas.getByText(/^Choose “Revised manuscript[.]docx” again/)).toBeVisible()
    const first = await commentIn(canvasElement, 'Reviewer 1, comment 1')
    await expect(first.getByRole('textbox', { name: 'Your answer' })).toHaveValue(
      'We have explained it.',
    )
  },
}

/** A place is found by words of the manuscript, and its text is quoted. */
export const PlaceInTheManuscript: ScreenStory = {
  loaders: [() => keepAnswers(['', ''])],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('0 of 2 answered')
    await chooseFileIn(canvasElement, revisedManuscript())
    await expect(await canvas.findByText('1 tracked change')).toBeVisible()
    const second = await commentIn(canvasElement, 'Reviewer 1, comment 2')
    await userEvent.click(second.getByText('Find the place in the manuscript'))
    await userEvent.type(
      second.getByRole('textbox', { name: 'Words of the passage' }),
      'TWELVE plants',
    )
    await userEvent.click(
      await second.findByRole('button', {
        name: 'Use place and quote text: Methods, paragraph 2',
      }),
    )
    await expect(
      second.getByRole('textbox', { name: 'Place in the manuscript (optional)' }),
    ).toHaveValue('Methods, paragraph 2')
    await expect(
      second.getByRole('textbox', { name: 'New text, as it now reads (optional)' }),
    ).toHaveValue('We measured twelve plants in each pot.')
  },
}

export const StorageRefused: ScreenStory = {
  beforeEach: () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function store(key, text) {
      if (key.includes('reviewer-response')) throw new DOMException('', 'QuotaExceededError')
      setItem.call(this, key, text)
    }
    return () => {
      Storage.prototype.setItem = setItem
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    await expect(await canvas.findByText('Your work can’t be kept in this browser')).toBeVisible()
    const [home] = canvas.getAllByRole('link', { name: /^My orders/ })
    if (home) await userEvent.click(home)
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Leave without your answers?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Stay and go on writing' }))
    await expect(canvas.getByText(/ of \d answered$/)).toBeVisible()
  },
}

export const Narrow: ScreenStory = {
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await pasteLetter(canvasElement)
    const first = await commentIn(canvasElement, 'Reviewer 1, comment 1')
    await userEvent.click(first.getByRole('button', { name: /^Edit comment: / }))
    await expectNoOverflow()
  },
}

export const Chinese: ScreenStory = {
  globals: { language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste(chineseLetter)
    await userEvent.click(canvas.getByRole('button', { name: '拆分为逐条意见' }))
    await expect(await canvas.findByText('已回复 0/3')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '审稿人 2 · 意见 1' })).toBeVisible()
  },
}
