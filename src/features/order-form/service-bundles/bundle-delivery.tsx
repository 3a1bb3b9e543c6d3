import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DueDate } from '../services/deadline-strip/due-date.tsx'
import { tierLabels } from '../services/deadline-strip/tier-labels.ts'
import { type FasterTier, whyNoExpress, whyNoRush } from '../services/delivery-choice-rules.ts'
import { notOfferedReason } from '../services/not-offered-reasons.ts'
import { notSooner } from '../services/not-sooner.tsx'
import styles from './bundle-card.module.css'
import { bundlePrice, partsOf, surchargeFor, textPart } from './bundle-price.ts'
import type { BundleChoice } from './use-bundle-choice.ts'
import { useServiceName } from './use-service-name.ts'

type Props = { bundle: ServiceBundle; choice: BundleChoice; title: string }

export function BundleDelivery({ bundle, choice, title }: Props) {
  const { t, i18n } = useLingui()
  const serviceName = useServiceName()
  const { orderForm } = useOrderForm()
  const { features } = useRouteContext({ from: '/$lang' }).application
  const { wordCount, currency } = orderForm
  const { order } = choice
  const part = textPart(partsOf(bundle, order.services, orderForm), orderForm)
  const service = part && { identity: part.identity, serviceOptions: [...part.options] }

  function note(tier: FasterTier): ReactNode {
    const amount = formatMoney(surchargeFor(part, tier, orderForm), currency)
    const { deadline } = bundlePrice(bundle, { ...order, tier }, orderForm)
    const standard = bundlePrice(bundle, { ...order, tier: 'standard' }, orderForm)
    return (
      <MetaLine>
        <Trans>{amount} more</Trans>
        <DueDate deadline={deadline} withoutZone />
        {notSooner({ deadline, standard: standard.deadline })}
      </MetaLine>
    )
  }
  function box(tier: FasterTier) {
    const why =
      tier === 'rush'
        ? whyNoRush({ service, wordCount })
        : whyNoExpress({ service, wordCount, isOnSite: features.express_delivery })
    const reason = why && notOfferedReason(why, part ? serviceName(part.identity) : title)
    return (
      <Checkbox
        label={i18n._(tierLabels[tier])}
        more={reason ?? note(tier)}
        checked={order.tier === tier}
        disabled={why !== undefined}
        onChange={(isTicked) => choice.deliver(isTicked ? tier : 'standard')}
      />
    )
  }
  return (
    <fieldset className={styles.group} aria-label={t`Delivery of the ${title}`}>
      {box('rush')}
      {box('express')}
    </fieldset>
  )
}
