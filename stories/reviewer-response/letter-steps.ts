import { userEvent, within } from 'storybook/test'
import { helenMarsh } from '../../mocks/scenarios/builders/people.ts'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import { writeDraft } from '../../src/ui/form/draft/draft-store.ts'
import { reviewLetter } from './review-letters.ts'

export const letterFieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Letter with the reviewers’ comments' })

export async function pasteLetter(canvasElement: HTMLElement, letter = reviewLetter) {
  const field = await letterFieldIn(canvasElement)
  await userEvent.click(field)
  await userEvent.paste(letter)
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Split into comments' }))
}

export const commentIn = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('article', { name }))

export async function chooseFileIn(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
}

const kept = (answers: readonly string[]) =>
  answers.map((answer, at) => ({
    reviewer: '1',
    text: `Please explain point ${at + 1}.`,
    place: at === 0 ? 'page 3, lines 41-55' : '',
    answer,
    newText: '',
    isDeleted: false,
  }))

/** A draft with these answers to comments of one reviewer. */
export function keepAnswers(answers: readonly string[]) {
  const draft = { name: 'reviewer-response new', owner: helenMarsh.identity }
  const values = {
    letter: reviewLetter,
    comments: kept(answers),
    manuscript: 'Revised manuscript.docx',
  }
  writeDraft(safeLocalStorage, draft, { id: 'kept', values, files: {}, isTouched: true })
  return {}
}
