import type { FocusEvent } from 'react'
import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { BundleAdditions } from './bundle-additions.tsx'
import styles from './bundle-card.module.css'
import { BundleContents } from './bundle-contents.tsx'
import { BundleDelivery } from './bundle-delivery.tsx'
import { BundleFacts } from './bundle-facts.tsx'
import { bundleNames } from './bundle-names.ts'
import { bundlePrice, wholeBundlePrice } from './bundle-price.ts'
import { BundleTerms } from './bundle-terms.tsx'
import { PriceLines } from './price-lines.tsx'
import { useBundleChoice } from './use-bundle-choice.ts'

type Props = {
  bundle: ServiceBundle
  /** Of the radio buttons. */
  name: string
  id: string | undefined
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** With all of its services until it is chosen; then with those that are ticked. */
export function BundleCard({ bundle, name, id, onBlur }: Props) {
  const { orderForm } = useOrderForm()
  const choice = useBundleChoice(bundle)
  const { isChosen, order } = choice
  const whole = wholeBundlePrice(bundle, orderForm)
  const price = isChosen ? bundlePrice(bundle, order, orderForm) : whole
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
          checked={isChosen}
          onChange={choice.choose}
          onBlur={onBlur}
        />
        <span className={styles.title}>{title}</span>
        <BundleFacts price={price} isWhole={!isChosen} />
      </label>
      <div className={styles.body}>
        {isChosen ? (
          <>
            <BundleAdditions bundle={bundle} choice={choice} title={title} />
            <BundleDelivery bundle={bundle} choice={choice} title={title} />
            <PriceLines bundle={bundle} price={price} order={order} />
          </>
        ) : (
          <BundleContents parts={whole.parts} title={title} />
        )}
        <BundleTerms terms={bundle.learnMoreTerms} />
      </div>
    </div>
  )
}
