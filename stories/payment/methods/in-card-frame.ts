import { expect, waitFor, within } from 'storybook/test'

/** The fields in a card's frame, once it is there. */
export async function fieldsIn(canvasElement: HTMLElement) {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('Card details')
  await waitFor(() => expect(frame).toBeVisible())
  const body = frame.contentDocument?.body
  if (!body) throw new Error('The frame is not of this page.')
  return { frame, fields: within(body) }
}

/** As by a person who then leaves the field; the tools for events lose themselves in a frame that goes. */
export function put(input: HTMLElement, text: string) {
  if (!('value' in input)) throw new Error('This is no field.')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('focusout', { bubbles: true }))
}

/** The provider's page is in the language of the world's session. */
export const cardLabels = {
  number: /^(Card number|Número do cartão)$/,
  expires: /^(Expires|Validade) /,
  code: /^(Security code|Código de segurança)$/,
}

/** Waits until the page has heard what its frames have said by now: messages come in their order. */
function heardByNow(): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ source }: MessageEvent) => {
      if (source !== window) return
      window.removeEventListener('message', listen)
      resolve()
    }
    window.addEventListener('message', listen)
    window.postMessage('said', window.location.origin)
  })
}

/**
 * What stands in place of a frame that never speaks. Time goes on until it is there: a frame that has
 * loaded meanwhile has failed later than one that has not.
 */
export function failedIn(canvasElement: HTMLElement, clock: { advance: (by: number) => void }) {
  return waitFor(() => {
    clock.advance(20_000)
    return within(canvasElement).getByRole('alert')
  })
}

/** Types a card that is valid for years. */
export async function typeCard(canvasElement: HTMLElement, number = '4242 4242 4242 4242') {
  const { frame, fields } = await fieldsIn(canvasElement)
  put(await fields.findByLabelText(cardLabels.number), number)
  put(fields.getByLabelText(cardLabels.expires), '12/29')
  put(fields.getByLabelText(cardLabels.code), '123')
  await heardByNow()
  return { frame, fields }
}
