import { Trans, useLingui } from '@lingui/react/macro'
import type { FormService } from '../../../api/order-form/order-form.ts'
import type { DeliveryTier } from '../../../api/order-form/order-form-services.ts'
import { formatRelativeDays } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DueDate } from './deadline-strip/due-date.tsx'
import { tierFacts } from './delivery-choice-rules.ts'
import { notSooner } from './not-sooner.tsx'

type Props = {
  service: FormService
  tier: DeliveryTier
  /** From today to the due date, where there is one. */
  days: number | undefined
}

export function TierNote({ service, tier, days }: Props) {
  const { i18n } = useLingui()
  const { orderForm } = useOrderForm()
  const { currency, rushDiscountEligible, rushDiscountPercent: percent } = orderForm
  const { difference, deadline } = tierFacts(orderForm, service, tier)
  const standard = tierFacts(orderForm, service, 'standard').deadline
  const amount = difference === null ? null : formatMoney(difference, currency)
  return (
    <MetaLine>
      {difference === 0 ? <Trans>no surcharge</Trans> : null}
      {difference ? <Trans>{amount} more</Trans> : null}
      <DueDate deadline={deadline} withoutZone />
      {days === undefined
        ? null
        : formatRelativeDays(days, { language: i18n.locale, numeric: 'always' })}
      {tier === 'standard' ? null : notSooner({ deadline, standard })}
      {tier === 'rush' && rushDiscountEligible ? (
        <Trans>This includes {percent}% off for your loyalty level.</Trans>
      ) : null}
    </MetaLine>
  )
}
