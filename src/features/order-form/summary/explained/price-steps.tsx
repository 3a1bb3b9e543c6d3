import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Discount } from '../../../../api/order-form/order-form.ts'
import { serviceName } from '../../../../domain/services/service-names.ts'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { labelOf } from '../../../../i18n/label-of.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { discountLabel } from './discount-labels.ts'
import type { ExplainedPrice, PriceLine, WordRange } from './explain-price.ts'
import type { ServiceLine } from './price-breakdown.ts'
import styles from './price-explained.module.css'

const deliveries: Record<'rush' | 'express', MessageDescriptor> = {
  rush: msg`Rush delivery`,
  express: msg`Express delivery`,
}

function Words({ words: { min, max } }: { words: WordRange }) {
  const { i18n } = useLingui()
  const from = i18n.number(min)
  const to = max === null ? null : i18n.number(max)
  if (to === null) return <Trans>from {from} words</Trans>
  return min <= 1 ? (
    <Trans>up to {to} words</Trans>
  ) : (
    <Trans>
      {from} to {to} words
    </Trans>
  )
}

function Service({ service, words }: { service: ServiceLine; words: WordRange | null }) {
  const { i18n } = useLingui()
  const { identity, name, quantity } = service
  return (
    <>
      {serviceName(identity, name, (message) => i18n._(message))}
      {quantity === null ? null : ` × ${i18n.number(quantity)}`}
      {words ? (
        <small>
          <Words words={words} />
        </small>
      ) : null}
    </>
  )
}

function Reduction({ discount }: { discount: Discount }) {
  const { i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const percent = i18n.number(discount.amount / 100, { style: 'percent', maximumFractionDigits: 2 })
  const base = formatMoney(discount.baseAmount, currency)
  return (
    <>
      {discountLabel(discount, (message) => i18n._(message))}
      {discount.percentBased ? (
        <small>
          <Trans>
            {percent} of {base}
          </Trans>
        </small>
      ) : null}
    </>
  )
}

function Cause({ line }: { line: PriceLine }) {
  switch (line.kind) {
    case 'service':
      return <Service service={line.service} words={line.words} />
    case 'delivery': {
      const { tier } = line.service
      return tier === 'standard' ? null : labelOf(deliveries, tier)
    }
    case 'discount':
      return <Reduction discount={line.discount} />
    case 'voucher': {
      const voucherCode = line.code
      return <Trans>Voucher {voucherCode}</Trans>
    }
    case 'other':
      return <Trans>Other adjustments</Trans>
  }
}

type RowProps = { label: ReactNode; amount: ReactNode; look?: string | undefined }

function Row({ label, amount, look }: RowProps) {
  return (
    <tr className={look}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  )
}

const isPart = ({ kind }: PriceLine) => kind === 'service' || kind === 'delivery'

export function PriceSteps({ explanation }: { explanation: ExplainedPrice }) {
  const { t } = useLingui()
  const { currency } = useOrderForm().orderForm
  const { lines, total } = explanation
  const parts = lines.filter(isPart)
  const others = lines.filter((line) => !isPart(line))
  const signed = ({ kind, amount }: PriceLine) =>
    `${kind !== 'service' && amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`
  const row = (line: PriceLine, index: number) => (
    <Row key={index} label={<Cause line={line} />} amount={signed(line)} />
  )
  return (
    <table className={styles.steps} aria-label={t`From list price to total`}>
      <tbody>
        {parts.map(row)}
        {parts.length > 1 && others.length > 0 ? (
          <Row
            look={styles.subtotal}
            label={<Trans>Before discounts</Trans>}
            amount={formatMoney(parts.at(-1)?.after ?? 0, currency)}
          />
        ) : null}
        {others.map(row)}
        <Row
          look={styles.total}
          label={<Trans>Total</Trans>}
          amount={formatMoney(total, currency)}
        />
      </tbody>
    </table>
  )
}
