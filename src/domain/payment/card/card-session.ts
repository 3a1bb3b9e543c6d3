import { t } from '@lingui/core/macro'
import { clock, type TimerId } from '../../../lib/clock.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { type Card, type CardMessage, cardRequest } from './card-provider.ts'
import type { CreditCardValues } from './credit-card-values.ts'

export const cardFieldName = fieldsOf<CreditCardValues>()('creditCard.isEntered')

/** Milliseconds. */
export const providerTimeout = 20_000

type SendToFrame = (message: object) => void

type PendingCard = { resolve: (card: Card) => void; reject: (failure: FormFailure) => void }

const failure = (message: () => string) =>
  new FormFailure({ fields: new Map([[cardFieldName, message]]) })

export type CardSession = {
  isOpen(): boolean
  open(send: SendToFrame): void
  close(): void
  receive(message: CardMessage): void
  markMissing(): void
  /** Rejects with a FormFailure if the card is incomplete or the provider times out. */
  requestCard(): Promise<Card>
}

export function createCardSession(): CardSession {
  let send: SendToFrame | undefined
  let pending: PendingCard | undefined
  let timer: TimerId | undefined

  function settle(finish: (pending: PendingCard) => void) {
    clock.clearTimeout(timer)
    const current = pending
    pending = undefined
    if (current) finish(current)
  }
  const refuse = (message: () => string) => settle(({ reject }) => reject(failure(message)))
  const notLoaded = () => t`The card form hasn’t loaded. Please wait or reload it.`

  return {
    isOpen: () => send !== undefined,
    open(to) {
      send = to
    },
    close() {
      send = undefined
      refuse(notLoaded)
    },
    receive({ refused, card }) {
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
          () =>
            t`Our payment provider isn’t responding. Your payment was not sent. Please try again.`,
        )
      }, providerTimeout)
      send(cardRequest)
      return promise
    },
  }
}
