import type { Instant } from '../../../../src/lib/instant.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { testCardNumbers, testCards } from '../../reference-data/payment/simulated-cards.ts'
import { cardOf } from './card-entry.ts'
import { cardFrame, cardInputs, inScript } from './card-frame.ts'

export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text

const nonces = {
  [testCardNumbers.declined.slice(-4)]: testCards.declined,
  [testCardNumbers.threeD.slice(-4)]: testCards.threeD,
}

const script = (origin: string) => `
const cardOf = ${cardOf}
const [origin, nonces] = ${inScript([origin, nonces])}
let complete = false
const tell = (said) => parent.postMessage(said, origin)
function lookAndTell() {
  const isComplete = look().length === 0
  if (complete !== isComplete) tell({ complete: (complete = isComplete) })
  return complete
}
form.addEventListener('input', lookAndTell)
form.addEventListener('focusout', lookAndTell)
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') tell({ entered: true })
})
addEventListener('message', ({ data, origin: from, source }) => {
  if (source !== parent || from !== origin || data?.ask !== 'card') return
  leaveAll()
  if (!lookAndTell()) return tell({ refused: true })
  tell({ saving: true })
  tell({ ...cardOf(entry().number, nonces), saving: false })
})
tellHeight((height) => tell({ height }))
`

/**
 * Messages go to and from `origin` only: it posts `{ height }` and `{ complete }`, and answers `{ ask: 'card' }` with
 * `{ nonce, type, lastFour }` or `{ refused: true }`. Card data stays in the page.
 */
export function cardFieldsPage(options: {
  origin: string
  /** For expiry. */
  now: Instant
  language: Schemas['Language']
}): string {
  const { origin, now, language } = options
  return cardFrame({ now, language, form: cardInputs(language), script: script(origin) })
}
