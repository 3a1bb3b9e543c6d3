import { expect, waitFor, within } from 'storybook/test'

export async function fieldsIn(canvasElement: HTMLElement) {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('Card details')
  await waitFor(() => expect(frame).toBeVisible())
  const body = frame.contentDocument?.body
  if (!body) throw new Error('The frame is not of this page.')
  return { frame, fields: within(body) }
}

/** Dispatches events itself: user-event fails in a frame that is removed. */
export function putInFrame(input: HTMLElement, text: string) {
  if (!('value' in input)) throw new Error('This is no field.')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('focusout', { bubbles: true }))
}

/** In the language of the world's session. */
export const cardLabels = {
  number: /^(Card number|Número do cartão)$/,
  expires: /^(Expires|Validade) /,
  code: /^(Security code|Código de segurança)$/,
}

/** Resolves after all messages that frames have posted so far. */
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

/** Advances the clock until a silent frame has failed; a loaded one fails later. */
export function failedIn(canvasElement: HTMLElement, clock: { advance: (by: number) => void }) {
  return waitFor(() => {
    clock.advance(20_000)
    return within(canvasElement).getByRole('alert')
  })
}

/** The expiry date is years ahead. */
export async function typeCardInFrame(canvasElement: HTMLElement, number = '4242 4242 4242 4242') {
  const { frame, fields } = await fieldsIn(canvasElement)
  putInFrame(await fields.findByLabelText(cardLabels.number), number)
  putInFrame(fields.getByLabelText(cardLabels.expires), '12/29')
  putInFrame(fields.getByLabelText(cardLabels.code), '123')
  await heardByNow()
  return { frame, fields }
}
