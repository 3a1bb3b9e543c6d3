import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { chooseFileIn, letterFieldIn, pasteLetter } from './letter-steps.ts'
import { plainFile } from './review-letters.ts'

// ReviewerResponseScreen
export default {
  ...screen,
  title: 'Orders/Answer to the reviewers',
  args: { path: '/researcher/reviewer-response', world: 'scenario=returning-customer' },
}

export const Empty: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await letterFieldIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Split into comments' }))
    await expect(canvas.getByText('Please paste the letter, or choose its file.')).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

export const PastedAndSplit: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    await expect(await canvas.findByText('0 of 8 answered')).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 4 })
    await expect(headings.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Editor, comment 1',
      'Reviewer 1, comment 1',
      'Reviewer 1, comment 2',
      'Reviewer 1, comment 3',
      'Reviewer 1, comment 4',
      'Reviewer 2, comment 1',
      'Reviewer 2, comment 2',
      'Reviewer 2, comment 3',
    ])
    await expect(headings[0]).toHaveFocus()
    // Below the reviewer's own heading, which says whose comment it is.
    await expect(headings[1]?.textContent).toBe('Comment 1')
  },
}

export const LetterFromAFile: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const field = await letterFieldIn(canvasElement)
    await chooseFileIn(canvasElement, plainFile('Decision.txt', 'Reviewer 1\r\n1. Say why.\r\n'))
    await waitFor(() => expect(field).toHaveValue('Reviewer 1\n1. Say why.'))
  },
}

export const LetterThatCannotBeRead: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await letterFieldIn(canvasElement)
    await userEvent.type(field, 'Typed before.')
    const { bytes } = sampleManuscript('locked')
    await chooseFileIn(canvasElement, new File([bytes], 'Decision letter.docx'))
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('“Decision letter.docx” could not be read')).toBeVisible()
    await expect(alert.getByText(/^It is protected by a password/)).toBeVisible()
    await expect(field).toHaveValue('Typed before.')
  },
}

/** The manuscript comes from the order, and the next round is a link away. */
export const OfAnOrder: ScreenStory = {
  args: { path: '/researcher/reviewer-response/{orders.completedPaid}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteLetter(canvasElement)
    const [file] = await canvas.findAllByRole('button', { name: /^Use “.*tracked changes/ })
    if (file) await userEvent.click(file)
    await expect(await canvas.findByText(/^\d+ tracked changes$/)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Request a re-edit with this answer' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Request a re-edit without it' })).toBeVisible()
  },
}

export const OrderFailed: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/reviewer-response/{orders.completedPaid}',
    world: 'scenario=returning-customer&fault=getOrderPayment:500',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await expect(await letterFieldIn(canvasElement)).toBeVisible()
  },
}

export const UnknownOrder: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/reviewer-response/GX000000' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^We could not find this order[.]/)).toBeVisible()
    await expect(await canvas.findByText(/^This order is not in your account, so/)).toBeVisible()
  },
}
