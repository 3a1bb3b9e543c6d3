import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './order-summary.module.css'
import { PriceExplainedButton } from './price-explained-button.tsx'
import { TotalLines } from './total-lines.tsx'

/** How the list prices become the total. */
export function TotalPart() {
  const { orderForm } = useOrderForm()
  return (
    <div className={styles.total}>
      <TotalLines form={orderForm} />
      {orderForm.lineItems.length > 0 ? <PriceExplainedButton /> : null}
    </div>
  )
}
