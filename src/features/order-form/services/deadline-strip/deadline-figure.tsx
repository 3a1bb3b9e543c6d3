import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatDateTime, formatDayPart } from '../../../../i18n/format-date.ts'
import { formatDeadline } from '../../../../i18n/format-deadline.ts'
import { zoneName } from '../../../../i18n/format-instant.ts'
import { formatList } from '../../../../i18n/format-list.ts'
import { parseInstant } from '../../../../lib/calendar.ts'
import { useNow } from '../../../../ui/page/use-now.ts'
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import styles from './deadline-strip.module.css'
import { type DeadlineStrip, deadlineStrip, type TierDeadline } from './deadline-strip.ts'
import { columnsOf, StripAxis } from './strip-axis.tsx'
import { StripLane } from './strip-lane.tsx'
import { StripLegend } from './strip-legend.tsx'

type ZonesProps = { deadline: string; zone: string | undefined }

function Zones({ deadline, zone }: ZonesProps) {
  const { i18n } = useLingui()
  const language = i18n.locale
  const instant = parseInstant(deadline)
  const yours = zoneName(instant, { language })
  if (zone === undefined) {
    return <Trans>Days are in {yours}, our editors' time too.</Trans>
  }
  const theirs = formatDeadline(instant, { language, zone, exact: false })
  return (
    <Trans>
      Days are in {yours}. Our editors' time: {theirs}.
    </Trans>
  )
}

/** In words; the strip marks them. */
function Holidays({ on }: { on: DeadlineStrip['holidays'] }) {
  const { i18n } = useLingui()
  if (on.length === 0) return null
  const language = i18n.locale
  const days = formatList(
    on.map((day) => formatDayPart(parseInstant(day), { language, part: 'day' })),
    { language },
  )
  return (
    <VisuallyHidden>
      <Trans>Our editors' holidays until then: {days}</Trans>
    </VisuallyHidden>
  )
}

type Props = {
  deadlines: readonly TierDeadline[]
  chosen: TierDeadline['tier']
}

/** Standard, rush and express on one line of days. The choice below says the same in words. */
export function DeadlineFigure({ deadlines, chosen }: Props) {
  const now = useNow()
  const { holidays } = useOrderForm().orderForm
  const { timeZone } = useRouteContext({ from: '/$lang' }).application.localization
  const strip = deadlineStrip({ now, deadlines, holidays })
  if (!strip) return null
  const shown = strip.tiers.find(({ tier }) => tier === chosen) ?? strip.tiers[0]
  const instant = parseInstant(shown?.deadline ?? '')
  const isTheirs = formatDateTime(instant) === formatDateTime(instant, { zone: timeZone })
  const zone = isTheirs ? undefined : timeZone
  return (
    <figure className={styles.strip}>
      <div
        className={styles.line}
        data-many={strip.cells.length > 14}
        style={{ gridTemplateColumns: columnsOf(strip.cells) }}
        aria-hidden="true"
      >
        <StripAxis cells={strip.cells} lanes={strip.tiers.length} />
        {strip.tiers.map((tier, index) => (
          <StripLane
            key={tier.tier}
            cells={strip.cells}
            tier={tier}
            row={3 + index * 2}
            isChosen={tier.tier === chosen}
          />
        ))}
      </div>
      <StripLegend cells={strip.cells} />
      <Holidays on={strip.holidays} />
      <figcaption className={styles.zones}>
        {shown ? <Zones deadline={shown.deadline} zone={zone} /> : null}
      </figcaption>
    </figure>
  )
}
