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

export function TotalPart() {
  const { orderForm, applied } = useOrderForm()
  const funds = applied && applied.due !== orderForm.totalPrice ? applied : undefined
  return (
    <div className={styles.total}>
      <TotalLines
        form={orderForm}
        isOpen={orderForm.lineItems.length === 0}
        isReduced={funds !== undefined}
      />
      {funds ? (
        <>
          <FundLines {...funds} />
          <p className={styles.sum}>
            <Trans>You pay</Trans> <strong>{formatMoney(funds.due, orderForm.currency)}</strong>
          </p>
        </>
      ) : null}
      {orderForm.lineItems.length > 0 ? <PriceExplainedButton /> : null}
    </div>
  )
}
