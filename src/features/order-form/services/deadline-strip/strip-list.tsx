import { Trans, useLingui } from '@lingui/react/macro'
import { formatDayPart, formatRelativeDays } from '../../../../i18n/format-date.ts'
import { formatDeadline } from '../../../../i18n/format-deadline.ts'
import { formatList } from '../../../../i18n/format-list.ts'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { parseInstant } from '../../../../lib/calendar.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import type { DeadlineStrip, StripTier } from './deadline-strip.ts'
import { DueDate } from './due-date.tsx'
import { tierLabels } from './tier-labels.ts'

/** `zone` is that of the editors where their clocks differ from the reader's. */
type ZoneProps = { zone: string | undefined }

function Tier({ tier, isChosen, zone }: ZoneProps & { tier: StripTier; isChosen: boolean }) {
  const { i18n } = useLingui()
  const language = i18n.locale
  const { currency } = useOrderForm().orderForm
  const amount = tier.difference ? formatMoney(tier.difference, currency) : null
  const theirs =
    zone === undefined
      ? null
      : formatDeadline(parseInstant(tier.deadline), { language, zone, exact: false })
  return (
    <li>
      {i18n._(tierLabels[tier.tier])}
      {isChosen ? (
        <>
          {' · '}
          <Trans>chosen</Trans>
        </>
      ) : null}
      {' · '}
      {amount === null ? <Trans>no surcharge</Trans> : <Trans>{amount} more</Trans>}
      {' · '}
      <DueDate deadline={tier.deadline} />
      {' · '}
      {formatRelativeDays(tier.days, { language, numeric: 'always' })}
      {theirs === null ? null : (
        <>
          {' · '}
          <Trans>for our editors: {theirs}</Trans>
        </>
      )}
    </li>
  )
}

type Props = ZoneProps & { strip: DeadlineStrip; chosen: StripTier['tier'] }

/** The facts of the strip in words. */
export function StripList({ strip, chosen, zone }: Props) {
  const { i18n } = useLingui()
  const days = formatList(
    strip.holidays.map((day) =>
      formatDayPart(parseInstant(day), { language: i18n.locale, part: 'day' }),
    ),
    { language: i18n.locale },
  )
  return (
    <ul>
      {strip.tiers.map((tier) => (
        <Tier key={tier.tier} tier={tier} isChosen={tier.tier === chosen} zone={zone} />
      ))}
      {days === '' ? null : (
        <li>
          <Trans>Our editors' holidays until then: {days}</Trans>
        </li>
      )}
    </ul>
  )
}
