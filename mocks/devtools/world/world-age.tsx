import { Plural, Trans } from '@lingui/react/macro'
import { SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { worldStartOf } from '../recording/world-start.ts'
import { useDevtools } from '../use-devtools.tsx'

const day = 86_400_000

export function WorldAge() {
  const { page, reloadWithState } = useDevtools()
  const days = Math.floor((page.realNow() - page.persistedWorld.startedAt) / day)
  const restartForNewUser = async () => {
    const { name: scenario, at, flags = {} } = (await worldStartOf(page.world)) ?? {}
    await page.load({ scenario, at, flags, faults: [], names: [] })
    await reloadWithState()
  }
  return (
    <div className={`${styles.row} ${styles.middle}`}>
      <span className={days > 0 ? styles.bad : styles.hint}>
        {days > 0 ? (
          <Plural
            value={days}
            one="This world started # day ago, so its dates no longer match today."
            other="This world started # days ago, so its dates no longer match today."
          />
        ) : (
          <Trans>This world started today.</Trans>
        )}
      </span>
      <SmallButton onClick={() => void restartForNewUser()}>
        <Trans>Reset</Trans>
      </SmallButton>
    </div>
  )
}
