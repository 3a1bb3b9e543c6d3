import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { discountLabel } from './discount-labels.ts'
import styles from './order-summary.module.css'
import { type PriceBreakdown, priceBreakdown } from './price-breakdown.ts'
import { PriceExplainedButton } from './price-explained-button.tsx'

function Breakdown({ listPrice, discounts, voucher }: PriceBreakdown) {
  const { i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const voucherCode = voucher?.code
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          <Trans>List price</Trans>
        </dt>
        <dd>{formatMoney(listPrice, currency)}</dd>
      </div>
      {discounts.map((discount) => (
        <div key={discount.id}>
          <dt>
            {discountLabel(discount, (message) => i18n._(message))}
            {discount.percentBased
              ? ` (${i18n.number(discount.amount / 100, { style: 'percent', maximumFractionDigits: 2 })})`
              : null}
          </dt>
          <dd>{formatMoney(-discount.appliedAmount, currency)}</dd>
        </div>
      ))}
      {voucher ? (
        <div>
          <dt>
            <Trans>Voucher {voucherCode}</Trans>
          </dt>
          <dd>{formatMoney(-voucher.appliedAmount, currency)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** How the list prices become the total. */
export function TotalPart() {
  const { orderForm } = useOrderForm()
  const breakdown = priceBreakdown(orderForm)
  return (
    <div className={styles.total}>
      {breakdown ? <Breakdown {...breakdown} /> : null}
      <p className={styles.sum}>
        <Trans>Total</Trans>{' '}
        <strong>{formatMoney(orderForm.totalPrice, orderForm.currency)}</strong>
      </p>
      {orderForm.lineItems.length > 0 ? <PriceExplainedButton /> : null}
    </div>
  )
}
