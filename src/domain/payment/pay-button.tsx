import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney, type MoneyCurrency } from '../../i18n/format-money.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import styles from './payment.module.css'

type Props = {
  /** In major units; undefined until an amount is entered. */
  sum: number | undefined
  currency: MoneyCurrency
  blockedBecause?: ReactNode
  beside?: ReactNode
  /** Shown above the sum: how it is made up. */
  children?: ReactNode
  /** Shown below the sum. */
  note?: ReactNode
}

function label(sum: number | undefined, price: string | undefined) {
  if (sum === 0) return <Trans>Place order</Trans>
  return price === undefined ? <Trans>Pay</Trans> : <Trans>Pay {price}</Trans>
}

export function PayButton({ sum, currency, blockedBecause, beside, children, note }: Props) {
  const price = sum === undefined ? undefined : formatMoney(sum, currency)
  return (
    <>
      {children}
      {price === undefined ? null : (
        <dl className={styles.total}>
          <dt>
            <Trans>You pay</Trans>
          </dt>
          <dd>{price}</dd>
        </dl>
      )}
      {note}
      <SubmitButton blockedBecause={blockedBecause} beside={beside}>
        {label(sum, price)}
      </SubmitButton>
    </>
  )
}
