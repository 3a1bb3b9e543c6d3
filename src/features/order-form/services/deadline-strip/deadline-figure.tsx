import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeliveryTier } from '../../../../api/order-form/order-form-services.ts'
import { formatDateTime, formatDayPart } from '../../../../i18n/format-date.ts'
import { formatDeadline } from '../../../../i18n/format-deadline.ts'
import { zoneName } from '../../../../i18n/format-instant.ts'
import { formatList } from '../../../../i18n/format-list.ts'
import { parseInstant } from '../../../../lib/calendar.ts'
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx'
import styles from './deadline-strip.module.css'
import type { DeadlineStrip, TierDeadline } from './deadline-strip.ts'
import { axisRows, columnsOf, StripAxis } from './strip-axis.tsx'
import { StripLane } from './strip-lane.tsx'
import { StripLegend } from './strip-legend.tsx'

/** Of all dates of the delivery; `deadline` tells summer from winter. */
function Zones({ deadline }: { deadline: string }) {
  const { i18n } = useLingui()
  const { timeZone } = useRouteContext({ from: '/$lang' }).application.localization
  const language = i18n.locale
  const instant = parseInstant(deadline)
  const yours = zoneName(instant, { language })
  if (formatDateTime(instant) === formatDateTime(instant, { zone: timeZone })) {
    return <Trans>Dates and times are in {yours}, our editors’ time too.</Trans>
  }
  const theirs = formatDeadline(instant, { language, zone: timeZone, exact: false })
  return (
    <Trans>
      Dates and times are in {yours}. Our editors’ time: {theirs}.
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
      <Trans>Our editors’ holidays until then: {days}</Trans>
    </VisuallyHidden>
  )
}

type DaysProps = { strip: DeadlineStrip; tiers: readonly DeliveryTier[]; chosen: DeliveryTier }

function Days({ strip, tiers, chosen }: DaysProps) {
  return (
    <div className={styles.days} aria-hidden="true">
      <StripAxis cells={strip.cells} rows={tiers.length} />
      {strip.tiers.map((entry) => (
        <StripLane
          key={entry.tier}
          cells={strip.cells}
          tier={entry}
          row={rowOf(tiers.indexOf(entry.tier))}
          isChosen={entry.tier === chosen}
        />
      ))}
    </div>
  )
}

const rowOf = (index: number) => axisRows + 1 + index

type Props = {
  strip: DeadlineStrip | null
  deadlines: readonly TierDeadline[]
  chosen: DeliveryTier
  rows: readonly { tier: DeliveryTier; label: ReactNode }[]
}

/** Each row is an option with its label, and its days up to the due date where they are known. */
export function DeadlineFigure({ strip, deadlines, chosen, rows }: Props) {
  const shown = deadlines.find(({ tier }) => tier === chosen) ?? deadlines[0]
  const columns = strip ? { gridTemplateColumns: columnsOf(strip.cells) } : undefined
  return (
    <div className={styles.strip}>
      <div
        className={styles.line}
        data-days={strip !== null}
        data-many={(strip?.cells.length ?? 0) > 14}
        style={columns}
      >
        {rows.map(({ tier, label }, index) => (
          <div
            key={tier}
            className={styles.row}
            data-chosen={tier === chosen}
            style={{ gridRow: rowOf(index) }}
          >
            {label}
          </div>
        ))}
        {strip ? <Days strip={strip} tiers={rows.map(({ tier }) => tier)} chosen={chosen} /> : null}
      </div>
      {strip ? (
        <>
          <StripLegend cells={strip.cells} />
          <Holidays on={strip.holidays} />
        </>
      ) : null}
      {shown ? (
        <p className={styles.zones}>
          <Zones deadline={shown.deadline} />
        </p>
      ) : null}
    </div>
  )
}
