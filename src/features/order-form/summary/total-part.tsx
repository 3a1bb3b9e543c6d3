import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './order-summary.module.css'
import { PriceExplainedButton } from './price-explained-button.tsx'
import { TotalLines } from './total-lines.tsx'

/** How the list prices become the total. */
export function TotalPart() {
  const { orderForm, due = orderForm.totalPrice } = useOrderForm()
  return (
    <div className={styles.total}>
      <TotalLines form={orderForm} isOpen={orderForm.services.length === 0} />
      {due === orderForm.totalPrice ? null : (
        <p className={styles.sum}>
          <Trans>You pay</Trans> <strong>{formatMoney(due, orderForm.currency)}</strong>
        </p>
      )}
      {orderForm.lineItems.length > 0 ? <PriceExplainedButton /> : null}
    </div>
  )
}
