import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { FormService } from '../../../api/order-form/order-form.ts'
import type { DeliveryTier } from '../../../api/order-form/order-form-services.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DeadlineFigure } from './deadline-strip/deadline-figure.tsx'
import { deadlineStrip, type TierDeadline } from './deadline-strip/deadline-strip.ts'
import { tierLabels } from './deadline-strip/tier-labels.ts'
import { type NotOffered, tierFacts, whyNoExpress, whyNoRush } from './delivery-choice-rules.ts'
import { notOfferedReason } from './not-offered-reasons.ts'
import styles from './services.module.css'
import { TierNote } from './tier-note.tsx'
import type { ServiceChoiceState } from './use-service-choice.tsx'

const tiers: readonly DeliveryTier[] = ['standard', 'rush', 'express']

function useTiers(service: FormService) {
  const { orderForm } = useOrderForm()
  const { features } = useRouteContext({ from: '/$lang' }).application
  const { wordCount, holidays } = orderForm
  const now = useNow()
  const whyNot: Record<DeliveryTier, NotOffered | undefined> = {
    standard: undefined,
    rush: whyNoRush({ service, wordCount }),
    express: whyNoExpress({ service, wordCount, isOnSite: features.express_delivery }),
  }
  const deadlines = tiers.flatMap((tier): TierDeadline[] => {
    if (whyNot[tier]) return []
    const { difference, deadline } = tierFacts(orderForm, service, tier)
    return deadline === null ? [] : [{ tier, difference, deadline }]
  })
  return { whyNot, deadlines, strip: deadlineStrip({ now, deadlines, holidays }) }
}

type FigureProps = Pick<ServiceChoiceState, 'choice' | 'deliver'> & { service: FormService }

function Figure({ service, choice, deliver }: FigureProps) {
  const { i18n } = useLingui()
  const { whyNot, deadlines, strip } = useTiers(service)
  const chosen = serviceName(service.identity, service.name, (name) => i18n._(name))

  const row = (tier: DeliveryTier) => {
    const why = whyNot[tier]
    const name = i18n._(tierLabels[tier])
    const days = strip?.tiers.find((entry) => entry.tier === tier)?.days
    const note = why ? (
      notOfferedReason(why, chosen)
    ) : (
      <TierNote service={service} tier={tier} days={days} />
    )
    if (tier === 'standard') {
      return (
        <p className={styles.standard}>
          <span>{name}</span>
          <span className={styles.due}>{note}</span>
        </p>
      )
    }
    return (
      <Checkbox
        label={name}
        more={note}
        checked={choice.tier === tier}
        disabled={why !== undefined}
        onChange={(checked) => void deliver(checked ? tier : 'standard')}
      />
    )
  }
  return (
    <DeadlineFigure
      strip={strip}
      deadlines={deadlines}
      chosen={choice.tier}
      rows={tiers.map((tier) => ({ tier, label: row(tier) }))}
    />
  )
}

type Props = Pick<ServiceChoiceState, 'services' | 'choice' | 'deliver'>

export function DeliveryChoice({ services, choice, deliver }: Props) {
  const service = services.find(({ identity }) => identity === choice.service)
  return (
    <Section title={<Trans>Delivery</Trans>}>
      {service ? (
        <Figure service={service} choice={choice} deliver={deliver} />
      ) : (
        <p>
          <Trans>Choose a service to see when it can be ready.</Trans>
        </p>
      )}
    </Section>
  )
}
