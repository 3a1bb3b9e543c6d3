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
}

export function PayButton({ sum, currency, blockedBecause }: Props) {
  const price = sum === undefined ? undefined : formatMoney(sum, currency)
  return (
    <>
      {price === undefined ? null : (
        <dl className={styles.total}>
          <dt>
            <Trans>You pay</Trans>
          </dt>
          <dd>{price}</dd>
        </dl>
      )}
      <SubmitButton blockedBecause={blockedBecause}>
        {price === undefined ? <Trans>Pay</Trans> : <Trans>Pay {price}</Trans>}
      </SubmitButton>
    </>
  )
}
