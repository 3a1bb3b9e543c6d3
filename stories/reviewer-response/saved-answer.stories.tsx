import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { hasRail } from '../has-rail.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { pasteLetter } from './letter-steps.ts'
import { answerFirst, saveElsewhere, showAgain } from './saved-answer-steps.ts'

const world = 'scenario=returning-customer'

// ReviewerResponseScreen of a finished order, with which the answer is saved
export default {
  ...screen,
  title: 'Orders/Saved answer to the reviewers',
  args: { path: '/researcher/reviewer-response/{orders.completedPaid}', world },
}

const saved = /^Saved with order GX/

export const NothingSaved: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^What you write is saved with order GX/)).toBeVisible()
    await expect(canvas.getByText(/^What you write is saved with your order, so/)).toBeVisible()
    await expect(canvas.getByText(/its text is saved with the order[.]$/)).toBeVisible()
  },
}

export const Saved: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    await answerFirst(canvasElement, 'We have explained it.')
    await expect(await canvas.findByText(saved)).toBeVisible()
  },
}

/** What another device has saved is shown where nothing was changed here. */
export const ChangedOnAnotherDevice: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^What you write is saved with order GX/)
    await saveElsewhere(canvasElement)
    showAgain()
    await expect(await canvas.findByText('1 of 1 answered')).toBeVisible()
    await expect(canvas.getByText(saved)).toBeVisible()
  },
}

async function goOnInBothPlaces(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await pasteLetter(canvasElement)
  await answerFirst(canvasElement, 'Written here.')
  await canvas.findByText(saved)
  await saveElsewhere(canvasElement)
  await answerFirst(canvasElement, ' And here.')
  await canvas.findByText('Your answer was also changed elsewhere')
  return canvas
}

export const ChangedInTwoPlaces: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = await goOnInBothPlaces(canvasElement)
    await expect(canvas.getByText(/^Not saved with order GX/)).toBeVisible()
    await expect(canvas.getByText('1 of 8 answered')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use the other version' })).toBeVisible()
  },
}

export const OwnVersionKept: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = await goOnInBothPlaces(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what this page shows' }))
    await expect(await canvas.findByText(saved)).toBeVisible()
    await expect(canvas.getByText('1 of 8 answered')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const OtherVersionUsed: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = await goOnInBothPlaces(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other version' }))
    await expect(await canvas.findByText('1 of 1 answered')).toBeVisible()
    await expect(canvas.getByText(saved)).toBeVisible()
  },
}

export const NotSaved: ScreenStory = {
  args: { world: `${world}&fault=saveReviewerResponse:500:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('Your answer could not be saved with your order')).toBeVisible()
    await expect(canvas.getByText('0 of 8 answered')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(saved)).toBeVisible()
  },
}

export const NotLoaded: ScreenStory = {
  args: { world: `${world}&fault=loadReviewerResponse:500:1` },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const alert = within(await canvas.findByRole('alert'))
    await expect(
      alert.getByText('What you saved with your order could not be loaded'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/^What you write is saved with order GX/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const TooLong: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    const [first] = await canvas.findAllByRole('textbox', { name: 'Your answer' })
    if (first) await fireEvent.change(first, { target: { value: 'a '.repeat(25_001) } })
    await expect(await canvas.findByText('Too long to be saved with your order')).toBeVisible()
    await expect(canvas.getByText(/^A text of “Editor, comment 1” is longer/)).toBeVisible()
    if (first) await fireEvent.change(first, { target: { value: 'Short.' } })
    await expect(await canvas.findByText(saved)).toBeVisible()
  },
}

export const OrderNotCompleted: ScreenStory = {
  args: { path: '/researcher/reviewer-response/{orders.inProgress}' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    await expect(await canvas.findByText(/^This order is not completed yet, so/)).toBeVisible()
  },
}

export const Deleted: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    await canvas.findByText(saved)
    if (!hasRail()) await userEvent.click(canvas.getByText('Manuscript and letter'))
    const start = { name: 'Delete and start with another letter' }
    await expect(getComputedStyle(canvas.getByRole('button', start)).fontWeight).toBe('400')
    await userEvent.click(canvas.getByRole('button', start))
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Delete the letter and your answers?' }),
    )
    await expect(dialog.getByText(/^They are deleted here and with the order[.]/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(/^What you write is saved with order GX/)).toBeVisible()
  },
}

export const AnswerNotAttached: ScreenStory = {
  args: { world: `${world}&fault=uploadFile:503:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    const attach = { name: 'Request a re-edit with this answer' }
    await userEvent.click(await canvas.findByRole('button', attach))
    await expect(await canvas.findByText('Your answer could not be attached')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', attach))
    await expect(await canvas.findByText('Your answer to the reviewers is attached')).toBeVisible()
  },
}

export const Chinese: ScreenStory = {
  globals: { language: 'cn' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^您填写的内容会随订单 GX\w+ 保存$/),
    ).toBeVisible()
  },
}
