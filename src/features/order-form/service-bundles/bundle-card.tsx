import { Trans } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DueDate } from '../services/deadline-strip/due-date.tsx'
import { BundleAdditions } from './bundle-additions.tsx'
import styles from './bundle-card.module.css'
import { BundleDelivery } from './bundle-delivery.tsx'
import { bundleNames } from './bundle-names.ts'
import { bundlePrice } from './bundle-price.ts'
import { BundleTerms } from './bundle-terms.tsx'
import { PriceLines } from './price-lines.tsx'
import { useBundleChoice } from './use-bundle-choice.ts'
import { useServiceName } from './use-service-name.ts'

type Props = {
  bundle: ServiceBundle
  /** Of the radio buttons. */
  name: string
  id: string | undefined
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

export function BundleCard({ bundle, name, id, onBlur }: Props) {
  const { orderForm } = useOrderForm()
  const serviceName = useServiceName()
  const choice = useBundleChoice(bundle)
  const price = bundlePrice(bundle, choice.order, orderForm)
  const service = serviceName(bundle.primaryService.id)
  const title = labelOf(bundleNames, bundle.name)
  return (
    <div className={styles.card}>
      <label className={styles.head}>
        <input
          type="radio"
          required
          id={id}
          name={name}
          value={bundle.id}
          checked={choice.isChosen}
          onChange={choice.choose}
          onBlur={onBlur}
        />
        <span className={styles.title}>{title}</span>
        <span className={styles.service}>
          <Trans>With {service}</Trans>
        </span>
        <span className={styles.price}>{formatMoney(price.total, orderForm.currency)}</span>
        <span className={styles.due}>
          <DueDate deadline={price.deadline} />
        </span>
      </label>
      <div className={styles.body}>
        <BundleAdditions bundle={bundle} choice={choice} title={title} />
        <BundleDelivery bundle={bundle} choice={choice} title={title} />
        {choice.isChosen ? <PriceLines bundle={bundle} price={price} order={choice.order} /> : null}
        <BundleTerms terms={bundle.learnMoreTerms} />
      </div>
    </div>
  )
}
