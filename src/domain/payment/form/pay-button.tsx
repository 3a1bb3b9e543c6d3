import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import styles from '../payment.module.css'

type Props = {
  /** In major units; undefined until an amount is entered. */
  sum: number | undefined
  currency: MoneyCurrency
  /** Name of the method, where the sum names it. */
  method?: string | undefined
  /** Label of the button where nothing is left to pay. */
  freeLabel?: ReactNode
  blockedBecause?: ReactNode
  beside?: ReactNode
  /** Shown above the sum: how it is made up. */
  children?: ReactNode
  /** Shown below the sum. */
  note?: ReactNode
}

function label({ sum, freeLabel }: Props, price: string | undefined) {
  if (sum === 0) return freeLabel ?? <Trans>Place order</Trans>
  return price === undefined ? <Trans>Pay</Trans> : <Trans>Pay {price}</Trans>
}

export function PayButton(props: Props) {
  const { sum, currency, method, blockedBecause, beside, children, note } = props
  const price = sum === undefined ? undefined : formatMoney(sum, currency)
  return (
    <>
      {children}
      {price === undefined ? null : (
        <dl className={styles.total}>
          <dt>
            {method === undefined ? <Trans>You pay</Trans> : <Trans>You pay by {method}</Trans>}
          </dt>
          <dd>{price}</dd>
        </dl>
      )}
      {note}
      <SubmitButton blockedBecause={blockedBecause} beside={beside}>
        {label(props, price)}
      </SubmitButton>
    </>
  )
}
