import { openedAddress } from '../../../api/opened-address.ts'
import type { FrameAddress } from './card-provider.ts'
import type { FrameMessage } from './frame-message.ts'

type AllpagoCheckout = {
  /** Of a payment that was begun before. */
  receiptCode: string | undefined
  /** What the card is to be charged, in reais. */
  amount: number
  /** From 1 to 6. */
  numberOfInstallments: number
}

/** Where the card form of the Brazilian gateway is, which our own server opens, for a page at `here`. */
export function allpagoFrameAt(checkout: AllpagoCheckout, here: string): FrameAddress {
  const { receiptCode, amount, numberOfInstallments } = checkout
  const url = new URL(openedAddress('/api/payment/allpago-checkout', {}), here)
  if (receiptCode !== undefined) url.searchParams.set('receiptCode', receiptCode)
  url.searchParams.set('amount', String(amount))
  url.searchParams.set('numberOfInstallments', String(numberOfInstallments))
  return { address: url.href, origin: url.origin }
}

export type AllpagoMessage = {
  /** What stands for the card in the payment. */
  checkoutId?: string
  /** The gateway is looking at the card. */
  saving?: boolean
}

/** What the frame says of the card; parts that make no sense are left out. */
export function readAllpagoMessage({ checkoutId, saving }: FrameMessage): AllpagoMessage {
  const isCheckout = typeof checkoutId === 'string' && checkoutId !== '' && checkoutId.length <= 100
  return {
    ...(isCheckout && { checkoutId }),
    ...(typeof saving === 'boolean' && { saving }),
  }
}

/** What each part costs when `amount` is charged in so many parts; as the bank rounds it, in reais. */
export const installmentAmount = (amount: number, parts: number): number =>
  Math.round((amount / parts) * 100) / 100
