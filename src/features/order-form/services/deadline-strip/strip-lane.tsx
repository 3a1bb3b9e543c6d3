import { Trans, useLingui } from '@lingui/react/macro'
import { formatRelativeDays } from '../../../../i18n/format-date.ts'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import type { StripCell, StripTier } from './deadline-strip.ts'
import styles from './strip-lane.module.css'
import { tierLabels } from './tier-labels.ts'

type Props = { cells: readonly StripCell[]; tier: StripTier; row: number; isChosen: boolean }

const lookOf = (cell: StripCell) => (cell.kind === 'gap' ? 'gap' : (cell.off ?? 'work'))

export function StripLane({ cells, tier, row, isChosen }: Props) {
  const { i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const amount = tier.difference ? formatMoney(tier.difference, currency) : null
  return (
    <>
      <span className={styles.caption} data-chosen={isChosen} style={{ gridRow: row }}>
        <span className={styles.name}>
          {isChosen ? <Icon name="now" size={14} /> : null}
          {i18n._(tierLabels[tier.tier])}
        </span>
        <span>{amount === null ? <Trans>no surcharge</Trans> : `+${amount}`}</span>
        <span>{formatRelativeDays(tier.days, { language: i18n.locale, numeric: 'always' })}</span>
      </span>
      {cells.slice(0, tier.cell + 1).map((cell, index) => (
        <span
          key={cell.kind === 'gap' ? cell.from : cell.day}
          className={styles.bar}
          data-look={lookOf(cell)}
          data-first={index === 0}
          data-last={index === tier.cell}
          data-chosen={isChosen}
          style={{ gridRow: row + 1, gridColumn: index + 1 }}
        />
      ))}
    </>
  )
}
