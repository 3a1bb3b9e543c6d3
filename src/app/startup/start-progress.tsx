import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Announced } from '../../ui/page/announced.tsx'
import { ProgressLine } from '../../ui/page/progress-line.tsx'
import { mostTries, type StartTries, secondsOfTry } from './start-attempts.ts'
import styles from './start-progress.module.css'

/** How many attempts were made, and when the next one is. */
export function StartProgress({ number, pause }: Pick<StartTries, 'number' | 'pause'>) {
  const { t } = useLingui()
  return (
    <div className={styles.progress}>
      <ProgressLine value={number} max={mostTries} aria-label={t`Attempts`} />
      <p>
        <Announced as="span">
          {pause > 0 ? null : (
            <Trans>
              Trying again: {number} of {mostTries}.
            </Trans>
          )}
        </Announced>{' '}
        {pause > 0 ? (
          <Plural
            value={Math.ceil(pause / 1_000)}
            one="Next attempt in # second."
            other="Next attempt in # seconds."
          />
        ) : (
          <Plural
            value={secondsOfTry(number)}
            one="We wait # second for an answer."
            other="We wait # seconds for an answer."
          />
        )}
      </p>
    </div>
  )
}
