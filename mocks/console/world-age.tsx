import { Plural, Trans } from '@lingui/react/macro'
import { SmallButton } from './console-bits.tsx'
import styles from './console-section.module.css'
import { openingOf } from './opening-of.ts'
import { useConsole } from './use-console.tsx'

const day = 86_400_000

/** Offers to begin afresh; a world that was kept for more than a day says so. */
export function WorldAge() {
  const { page, showAgain } = useConsole()
  const days = Math.floor((page.realNow() - page.kept.startedAt) / day)
  const beginAfresh = async () => {
    const { name: scenario, at, flags = {} } = (await openingOf(page.world)) ?? {}
    await page.load({ scenario, at, flags, faults: [], names: [] })
    await showAgain()
  }
  return (
    <div className={`${styles.row} ${styles.middle}`}>
      <span className={days > 0 ? styles.bad : styles.hint}>
        {days > 0 ? (
          <Plural
            value={days}
            one="This world was begun # day ago: its dates are no longer those of today."
            other="This world was begun # days ago: its dates are no longer those of today."
          />
        ) : (
          <Trans>This world was begun today.</Trans>
        )}
      </span>
      <SmallButton onClick={() => void beginAfresh()}>
        <Trans>Begin afresh</Trans>
      </SmallButton>
    </div>
  )
}
