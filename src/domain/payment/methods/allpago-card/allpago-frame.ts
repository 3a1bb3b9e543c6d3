import { openedAddress } from '../../../../api/opened-address.ts'
import type { FrameAddress, FrameMessage } from '../../provider-frame/frame-message.ts'

type AllpagoCheckout = {
  receiptCode: string | undefined
  /** In reais. */
  amount: number
  numberOfInstallments: number
}

export function allpagoFrameAt(checkout: AllpagoCheckout, here: string): FrameAddress {
  const { receiptCode, amount, numberOfInstallments } = checkout
  const url = new URL(openedAddress('/api/payment/allpago-checkout', {}), here)
  if (receiptCode !== undefined) url.searchParams.set('receiptCode', receiptCode)
  url.searchParams.set('amount', String(amount))
  url.searchParams.set('numberOfInstallments', String(numberOfInstallments))
  return { address: url.href, origin: url.origin }
}

type AllpagoMessage = {
  checkoutId?: string
  /** The gateway is validating the card. */
  saving?: boolean
}

export function readAllpagoMessage({ checkoutId, saving }: FrameMessage): AllpagoMessage {
  const isCheckout = typeof checkoutId === 'string' && checkoutId !== '' && checkoutId.length <= 100
  return {
    ...(isCheckout && { checkoutId }),
    ...(typeof saving === 'boolean' && { saving }),
  }
}
