import { Trans, useLingui } from '@lingui/react/macro'
import { serviceName } from '../../../../domain/services/service-names.ts'
import { formatList } from '../../../../i18n/format-list.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { explainPrice, pricedLength } from './explain-price.ts'
import { LostDiscounts } from './lost-discounts.tsx'
import { NextRange } from './next-range.tsx'
import type { ServiceLine } from './price-breakdown.ts'
import styles from './price-explained.module.css'
import { PriceSteps } from './price-steps.tsx'

function Unpriced({ services }: { services: readonly ServiceLine[] }) {
  const { i18n } = useLingui()
  if (services.length === 0) return null
  const names = formatList(
    services.map(({ identity, name }) => serviceName(identity, name, (message) => i18n._(message))),
    { language: i18n.locale },
  )
  return (
    <p>
      <Trans>Not included yet, since the price comes with a quote: {names}.</Trans>
    </p>
  )
}

export function PriceExplanation() {
  const explanation = explainPrice(useOrderForm().orderForm)
  const length = pricedLength(explanation)
  return (
    <div className={styles.explanation}>
      <PriceSteps explanation={explanation} />
      <Unpriced services={explanation.unpriced} />
      <LostDiscounts lost={explanation.lost} />
      {length ? <NextRange {...length} /> : null}
    </div>
  )
}
