import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { discountLabel } from './explained/discount-labels.ts'
import {
  type PriceBreakdown,
  type PricedForm,
  priceBreakdown,
} from './explained/price-breakdown.ts'
import { awaitsBundle } from './has-sum.ts'
import styles from './order-summary.module.css'

type BreakdownProps = PriceBreakdown & Pick<PricedForm, 'currency'>

function Breakdown({ listPrice, discounts, voucher, currency }: BreakdownProps) {
  const { i18n } = useLingui()
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
              ? `\u00a0(${i18n.number(discount.amount / 100, { style: 'percent', maximumFractionDigits: 2 })})`
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

/** A changed bundle counts once its step is left. */
export function TotalLabel() {
  const form = useOrderForm()
  return form.step === 'service-bundles' && !awaitsBundle(form) ? (
    <Trans>Total so far</Trans>
  ) : (
    <Trans>Total</Trans>
  )
}

type Props = {
  form: PricedForm
  /** Nothing has a price yet. */
  isOpen?: boolean
  /** Credits or PrePay balance are taken off it. */
  isReduced?: boolean
}

export function TotalLines({ form, isOpen, isReduced }: Props) {
  const breakdown = isOpen ? undefined : priceBreakdown(form)
  return (
    <>
      {breakdown ? <Breakdown {...breakdown} currency={form.currency} /> : null}
      <p className={isReduced ? styles.subtotal : styles.sum}>
        <TotalLabel /> <strong>{isOpen ? '–' : formatMoney(form.totalPrice, form.currency)}</strong>
      </p>
    </>
  )
}
