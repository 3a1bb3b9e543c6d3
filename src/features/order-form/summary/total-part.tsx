import { Trans } from '@lingui/react/macro'
import type { AppliedFunds } from '../../../domain/payment/funds/funds-rules.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './order-summary.module.css'
import { PriceExplainedButton } from './price-explained-button.tsx'
import { TotalLines } from './total-lines.tsx'

/** With messages of its own, since those of the payment would load with the first step. */
function FundLines({ creditsApplied, prepaymentApplied }: Omit<AppliedFunds, 'due'>) {
  const { currency } = useOrderForm().orderForm
  return (
    <dl className={styles.lines}>
      {creditsApplied > 0 ? (
        <div>
          <dt>
            <Trans>Credits</Trans>
          </dt>
          <dd>{formatMoney(-creditsApplied, currency)}</dd>
        </div>
      ) : null}
      {prepaymentApplied > 0 ? (
        <div>
          <dt>
            <Trans>PrePay balance</Trans>
          </dt>
          <dd>{formatMoney(-prepaymentApplied, currency)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

type Props = {
  /** What is chosen so far is not what will be paid for. */
  isOpen: boolean
}

export function TotalPart({ isOpen }: Props) {
  const { orderForm, applied } = useOrderForm()
  const hasPrice = !isOpen && orderForm.lineItems.length > 0
  const funds = hasPrice && applied && applied.due !== orderForm.totalPrice ? applied : undefined
  return (
    <div className={styles.total}>
      <TotalLines form={orderForm} isOpen={!hasPrice} isReduced={funds !== undefined} />
      {funds ? (
        <>
          <FundLines {...funds} />
          <p className={styles.sum}>
            <Trans>You pay</Trans> <strong>{formatMoney(funds.due, orderForm.currency)}</strong>
          </p>
        </>
      ) : null}
      {hasPrice ? <PriceExplainedButton /> : null}
    </div>
  )
}
