import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { methodOf } from '../choices/method-registry.ts'
import type { PaymentContext } from '../payment-settings.ts'

type Props = {
  /** In major units; undefined until an amount is entered. */
  sum: number | undefined
  currency: MoneyCurrency
  context: PaymentContext
  method: number | undefined
  blockedBecause?: ReactNode
  beside?: ReactNode
}

function label({ sum, context, method }: Props, price: string | undefined): ReactNode {
  if (sum === 0) {
    return context === 'payoff' ? <Trans>Pay from your balance</Trans> : <Trans>Place order</Trans>
  }
  const own = methodOf(method)?.submitLabel?.(context)
  if (own) return i18n._(own)
  return price === undefined ? <Trans>Pay</Trans> : <Trans>Pay {price}</Trans>
}

export function PayButton(props: Props) {
  const { sum, currency, context, method, blockedBecause, beside } = props
  const lacksMethod = context === 'payoff' && method === undefined && sum !== 0
  const price = sum === undefined ? undefined : formatMoney(sum, currency)
  return (
    <SubmitButton
      blockedBecause={blockedBecause}
      missing={lacksMethod ? <Trans>Please choose a payment method first.</Trans> : undefined}
      beside={beside}
    >
      {label(props, price)}
    </SubmitButton>
  )
}
