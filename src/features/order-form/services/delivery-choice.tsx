import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DeadlineFigure } from './deadline-strip/deadline-figure.tsx'
import type { TierDeadline } from './deadline-strip/deadline-strip.ts'
import { DueDate } from './deadline-strip/due-date.tsx'
import { tierLabels } from './deadline-strip/tier-labels.ts'
import {
  type FasterTier,
  type NotOffered,
  tierFacts,
  whyNoExpress,
  whyNoRush,
} from './delivery-choice-rules.ts'
import { notOfferedReasons } from './not-offered-reasons.ts'
import { notSooner } from './not-sooner.tsx'
import styles from './services.module.css'
import type { ServiceChoiceState } from './use-service-choice.tsx'

function TierNote({ service, tier }: { service: FormService; tier: FasterTier }) {
  const { orderForm } = useOrderForm()
  const { currency, rushDiscountEligible, rushDiscountPercent: percent } = orderForm
  const { difference, deadline } = tierFacts(orderForm, service, tier)
  const usual = tierFacts(orderForm, service, 'standard')
  const amount = difference === null ? null : formatMoney(difference, currency)
  return (
    <MetaLine>
      {difference === 0 ? <Trans>no surcharge</Trans> : null}
      {difference ? <Trans>{amount} more</Trans> : null}
      <DueDate deadline={deadline} />
      {notSooner({ deadline, standard: usual.deadline })}
      {tier === 'rush' && rushDiscountEligible ? (
        <Trans>This includes {percent}% off for your loyalty level.</Trans>
      ) : null}
    </MetaLine>
  )
}

type Props = Pick<ServiceChoiceState, 'services' | 'choice' | 'deliver'>

export function DeliveryChoice({ services, choice, deliver }: Props) {
  const { i18n } = useLingui()
  const { orderForm } = useOrderForm()
  const { features } = useRouteContext({ from: '/$lang' }).application
  const service = services.find(({ identity }) => identity === choice.service)
  const { wordCount } = orderForm
  const isOnSite = features.express_delivery
  const whyNot: Record<FasterTier, NotOffered | undefined> = {
    rush: whyNoRush({ service, wordCount }),
    express: whyNoExpress({ service, wordCount, isOnSite }),
  }
  const deadlines = (['standard', 'rush', 'express'] as const).flatMap((tier): TierDeadline[] => {
    if (!service || (tier !== 'standard' && whyNot[tier])) return []
    const { difference, deadline } = tierFacts(orderForm, service, tier)
    return deadline === null ? [] : [{ tier, difference, deadline }]
  })
  const box = (tier: FasterTier, why = whyNot[tier]): ReactNode => (
    <Checkbox
      label={i18n._(tierLabels[tier])}
      more={
        service && !why ? (
          <TierNote service={service} tier={tier} />
        ) : (
          why && i18n._(notOfferedReasons[why])
        )
      }
      checked={choice.tier === tier}
      disabled={why !== undefined}
      onChange={(checked) => void deliver(checked ? tier : 'standard')}
    />
  )
  return (
    <Section title={<Trans>Delivery</Trans>}>
      <DeadlineFigure deadlines={deadlines} chosen={choice.tier} />
      {service ? (
        <p className={styles.standard}>
          <Trans>Standard delivery</Trans>
          <span className={styles.due}>
            <DueDate deadline={tierFacts(orderForm, service, 'standard').deadline} />
          </span>
        </p>
      ) : null}
      {box('rush')}
      {box('express')}
    </Section>
  )
}
