import { userEvent, within } from 'storybook/test'
import { client, unwrap } from '../../src/api/client.ts'

const numberIn = async (canvasElement: HTMLElement): Promise<string> => {
  const back = await within(canvasElement).findByRole('link', { name: /^Back to order / })
  return back.textContent?.replace('Back to order ', '') ?? ''
}

/** As another device of the person would save it. */
export async function saveElsewhere(canvasElement: HTMLElement): Promise<void> {
  const path = { externalId: await numberIn(canvasElement) }
  const address = '/api/order/{externalId}/reviewer-response'
  const { version } = await unwrap(client.GET(address, { params: { path } }))
  const comment = {
    reviewer: '1',
    text: 'Please explain why drought matters.',
    answer: 'Written on the train.',
    place: '',
    newText: '',
    isDeleted: false,
  }
  await unwrap(
    client.PUT(address, {
      params: { path },
      body: { version, letter: 'Reviewer 1', manuscript: '', comments: [comment] },
    }),
  )
}

/** As when a person comes back to the tab. */
export const showAgain = (): boolean => document.dispatchEvent(new Event('visibilitychange'))

export async function answerFirst(canvasElement: HTMLElement, text: string): Promise<void> {
  const [field] = await within(canvasElement).findAllByRole('textbox', { name: 'Your answer' })
  if (!field) return
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.tab()
}
