import { FormFailure } from '../../../ui/form/form-failure.ts'
import type { Card } from './card-provider.ts'
import type { CardSession } from './card-session.ts'

/** A failed request leaves the outcome unknown: an earlier attempt may have reached the server. */
export async function cardForPayment(cardSession: Pick<CardSession, 'requestCard'>): Promise<Card> {
  try {
    return await cardSession.requestCard()
  } catch (error) {
    if (!(error instanceof FormFailure)) throw error
    const { fields, text, help } = error
    throw new FormFailure({ fields, message: text, help, outcome: 'unknown' })
  }
}
