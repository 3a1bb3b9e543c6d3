import { t } from '@lingui/core/macro'
import { clock, type TimerId } from '../../../lib/clock.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { askForCard, type Card, type CardNews } from './card-provider.ts'

/** The name of the field that the card's frame stands for. */
export const cardFieldName = 'creditCard.nonce'

/** Milliseconds that the provider has to answer. */
export const answerTime = 20_000

type Send = (message: object) => void

type Waiting = { resolve: (card: Card) => void; reject: (failure: FormFailure) => void }

const failure = (message: () => string) => new FormFailure({ fields: { [cardFieldName]: message } })

/** Between the payment form, which asks for the card when it is sent, and the provider's frame, which has it. */
export type CardDesk = {
  isComplete(): boolean
  /** The frame is there, and `send` speaks to it. */
  open(send: Send): void
  /** The frame has gone, with what was typed. */
  close(): void
  hear(news: CardNews): void
  /** Lets the frame mark what is missing. */
  mark(): void
  /**
   * What stands for the card that has been typed. Rejects with a FormFailure at the card's field where it is not
   * whole, and where the provider does not answer.
   */
  askCard(): Promise<Card>
}

export function createCardDesk(): CardDesk {
  let send: Send | undefined
  let complete = false
  let waiting: Waiting | undefined
  let timer: TimerId | undefined

  function settle(how: (waiting: Waiting) => void) {
    clock.clearTimeout(timer)
    const asked = waiting
    waiting = undefined
    if (asked) how(asked)
  }
  const refuse = (message: () => string) => settle(({ reject }) => reject(failure(message)))
  const notThere = () => t`The card form has not loaded. Please wait for it, or load it again.`

  return {
    isComplete: () => complete,
    open(to) {
      send = to
    },
    close() {
      send = undefined
      complete = false
      refuse(notThere)
    },
    hear({ complete: isComplete, refused, card }) {
      complete = isComplete ?? complete
      if (card) settle(({ resolve }) => resolve(card))
      else if (refused) refuse(() => t`Please check the card details.`)
    },
    mark() {
      if (!waiting) send?.(askForCard)
    },
    askCard() {
      if (!send) return Promise.reject(failure(notThere))
      refuse(() => t`Please check the card details.`)
      const { promise, resolve, reject } = Promise.withResolvers<Card>()
      waiting = { resolve, reject }
      timer = clock.setTimeout(() => {
        refuse(() => t`The card provider does not answer. Nothing was paid. Please try again.`)
      }, answerTime)
      send(askForCard)
      return promise
    },
  }
}
