import { Trans } from '@lingui/react/macro'
import { playedRecording, stopRecording } from '../../recordings/play-recording.ts'
import { stateOf } from '../../world/world-state.ts'
import { SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'

/** Nothing in a world without a recording. */
export function PlayedRecordingNotice() {
  const { page, reloadWithState } = useDevtools()
  const played = playedRecording(page.world)
  if (!played) return null
  const { name, given, answers } = played
  const { scenario } = stateOf(page.world)
  const stop = async () => {
    await page.change('consoleRecording', () => stopRecording(page.world))
    await reloadWithState()
  }
  return (
    <>
      <p>
        <strong>
          <Trans>The recording {name} is replayed.</Trans>
        </strong>{' '}
        <Trans>
          {given} of its {answers} answers were given. {scenario} answers what it does not have.
        </Trans>
      </p>
      <div className={styles.row}>
        <SmallButton onClick={() => void stop()}>
          <Trans>Stop replaying</Trans>
        </SmallButton>
      </div>
    </>
  )
}
