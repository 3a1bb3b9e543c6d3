import { t } from '@lingui/core/macro'
import { clock, type TimerId } from '../../../lib/clock.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { type Card, type CardMessage, cardRequest } from './card-provider.ts'

/** The name of the field that the card's frame stands for. */
export const cardFieldName = 'creditCard.nonce'

/** Milliseconds that the provider has to answer. */
export const providerTimeout = 20_000

type SendToFrame = (message: object) => void

type PendingCard = { resolve: (card: Card) => void; reject: (failure: FormFailure) => void }

const failure = (message: () => string) => new FormFailure({ fields: { [cardFieldName]: message } })

/** Between the payment form, which asks for the card when it is sent, and the provider's frame, which has it. */
export type CardSession = {
  isComplete(): boolean
  /** The frame is there, and `send` speaks to it. */
  open(send: SendToFrame): void
  /** The frame has gone, with what was typed. */
  close(): void
  receive(message: CardMessage): void
  /** Lets the frame mark what is missing. */
  markMissing(): void
  /**
   * What stands for the card that has been typed. Rejects with a FormFailure at the card's field where it is not
   * whole, and where the provider does not answer.
   */
  requestCard(): Promise<Card>
}

export function createCardSession(): CardSession {
  let send: SendToFrame | undefined
  let complete = false
  let pending: PendingCard | undefined
  let timer: TimerId | undefined

  function settle(finish: (pending: PendingCard) => void) {
    clock.clearTimeout(timer)
    const current = pending
    pending = undefined
    if (current) finish(current)
  }
  const refuse = (message: () => string) => settle(({ reject }) => reject(failure(message)))
  const notLoaded = () => t`The card form hasn't loaded. Please wait or reload it.`

  return {
    isComplete: () => complete,
    open(to) {
      send = to
    },
    close() {
      send = undefined
      complete = false
      refuse(notLoaded)
    },
    receive({ complete: isComplete, refused, card }) {
      complete = isComplete ?? complete
      if (card) settle(({ resolve }) => resolve(card))
      else if (refused) refuse(() => t`Please check the card details.`)
    },
    markMissing() {
      if (!pending) send?.(cardRequest)
    },
    requestCard() {
      if (!send) return Promise.reject(failure(notLoaded))
      refuse(() => t`Please check the card details.`)
      const { promise, resolve, reject } = Promise.withResolvers<Card>()
      pending = { resolve, reject }
      timer = clock.setTimeout(() => {
        refuse(
          () => t`Our payment provider isn't responding. You were not charged. Please try again.`,
        )
      }, providerTimeout)
      send(cardRequest)
      return promise
    },
  }
}
