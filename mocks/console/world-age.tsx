import { Plural, Trans } from '@lingui/react/macro'
import { parseScenarioRequest } from '../scenarios/scenario-request.ts'
import { stateOf } from '../world/world-state.ts'
import { SmallButton } from './console-bits.tsx'
import styles from './console-section.module.css'
import { useConsole } from './use-console.tsx'

const day = 86_400_000

/** Offers to begin afresh; a world that was kept for more than a day says so. */
export function WorldAge() {
  const { page, place } = useConsole()
  const days = Math.floor((page.realNow() - page.kept.startedAt) / day)
  const { scenario } = stateOf(page.world)
  const beginAfresh = async () => {
    await page.load(parseScenarioRequest(new URLSearchParams({ scenario }).toString()))
    place.reload()
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
