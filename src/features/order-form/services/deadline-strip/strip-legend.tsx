import { Trans } from '@lingui/react/macro'
import type { DeadlineStrip } from './deadline-strip.ts'
import styles from './strip-legend.module.css'

export function StripLegend({ cells }: Pick<DeadlineStrip, 'cells'>) {
  const has = (off: 'weekend' | 'holiday') =>
    cells.some((cell) => cell.kind === 'day' && cell.off === off)
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <span className={styles.swatch} data-look="today" />
        <Trans>Today</Trans>
      </span>
      {has('weekend') ? (
        <span>
          <span className={styles.swatch} data-look="weekend" />
          <Trans>Weekend</Trans>
        </span>
      ) : null}
      {has('holiday') ? (
        <span>
          <span className={styles.swatch} data-look="holiday" />
          <Trans>Holiday for our editors</Trans>
        </span>
      ) : null}
    </p>
  )
}
