import type { PaymentDetails } from '../../api/payment.ts'
import { FormFailure } from '../../ui/form/form-failure.ts'
import type { CardDesk } from './methods/card-desk.ts'

const card = 3

/**
 * The payment with what stands for the card, asked of its provider; as it is where no card pays. A card that is not
 * given leaves the attempt open: an earlier try of it may have arrived.
 */
export async function cardDetails(
  details: PaymentDetails,
  desk: Pick<CardDesk, 'askCard'>,
): Promise<PaymentDetails> {
  if (details.paymentMethodId !== card) return details
  try {
    return { ...details, creditCard: { ...details.creditCard, ...(await desk.askCard()) } }
  } catch (error) {
    if (!(error instanceof FormFailure)) throw error
    const { fields, words, help } = error
    throw new FormFailure({ fields, message: words, help, outcome: 'unknown' })
  }
}
