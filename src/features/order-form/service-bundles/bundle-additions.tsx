import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { OptionPrice } from '../additional-services/option-price.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './bundle-card.module.css'
import { fixedServices, wholeBundlePrice } from './bundle-price.ts'
import type { BundleChoice } from './use-bundle-choice.ts'
import { useServiceName } from './use-service-name.ts'

type Props = { bundle: ServiceBundle; choice: BundleChoice; title: string }

/** The largest discount: that of all services together. */
function Offer({ bundle }: Pick<Props, 'bundle'>) {
  const { orderForm } = useOrderForm()
  const { i18n } = useLingui()
  const { discount } = wholeBundlePrice(bundle, orderForm)
  if (!discount) return null
  const percent = i18n.number(discount.percent / 100, { style: 'percent' })
  const { displayableAmount } = bundle.discount
  return (
    <p className={styles.offer}>
      <Trans>
        {percent} off what you combine: {displayableAmount} off with all of these services.
      </Trans>
    </p>
  )
}

export function BundleAdditions({ bundle, choice, title }: Props) {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const serviceName = useServiceName()
  const fixed = new Set(fixedServices(orderForm).map(({ identity }) => identity))
  if (bundle.services.length === 0) return null

  const more = (
    id: string,
    option: ServiceBundle['services'][number]['options'][number] | undefined,
  ): ReactNode => {
    if (fixed.has(id)) return <Trans>This is part of your order and can’t be removed.</Trans>
    return option ? <OptionPrice option={option} /> : <Trans>Not available for this order.</Trans>
  }
  return (
    <fieldset className={styles.group} aria-label={t`Add to the ${title}`}>
      <Offer bundle={bundle} />
      {bundle.services.map(({ id, options: [option] }) => (
        <Checkbox
          key={id}
          label={serviceName(id)}
          more={more(id, option)}
          checked={fixed.has(id) || choice.order.services.includes(id)}
          disabled={fixed.has(id) || !option}
          onChange={(isAdded) => choice.add(id, isAdded)}
        />
      ))}
    </fieldset>
  )
}
