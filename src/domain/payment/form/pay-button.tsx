import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

type Props = {
  /** In major units; undefined until an amount is entered. */
  sum: number | undefined
  currency: MoneyCurrency
  /** Label of the button where nothing is left to pay. */
  freeLabel?: ReactNode
  blockedBecause?: ReactNode
  beside?: ReactNode
}

function label({ sum, freeLabel }: Props, price: string | undefined) {
  if (sum === 0) return freeLabel ?? <Trans>Place order</Trans>
  return price === undefined ? <Trans>Pay</Trans> : <Trans>Pay {price}</Trans>
}

export function PayButton(props: Props) {
  const { sum, currency, blockedBecause, beside } = props
  const price = sum === undefined ? undefined : formatMoney(sum, currency)
  return (
    <SubmitButton blockedBecause={blockedBecause} beside={beside}>
      {label(props, price)}
    </SubmitButton>
  )
}
