import { Trans, useLingui } from '@lingui/react/macro'
import { faultRowText } from '../../backend/calls/faults.ts'
import type { FaultRow } from '../../world/rows/rows.ts'
import { stateOf } from '../../world/world-state.ts'
import { removeFault, setFault, setLatency } from '../devtools-actions.ts'
import { Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { FaultForm } from './fault-form.tsx'

export function FaultsSection() {
  const { page, recorder, notifyChange } = useDevtools()
  const { latency } = stateOf(page.world)
  const faults = [...page.world.faults.all()]
  const executeOperation = async (run: Promise<void>) => {
    await run
    notifyChange()
  }
  const set = (fault: string) => {
    recorder.addStep({ kind: 'fault', fault })
    return executeOperation(setFault(page, fault))
  }
  const remove = async (identity: string) => {
    await executeOperation(removeFault(page, identity))
    await recorder.recordState()
  }
  const hold = (latency: number) => {
    recorder.addSetting(`latency=${latency}`)
    return executeOperation(setLatency(page, latency))
  }
  return (
    <>
      <FaultForm onSet={set} />
      <h4>
        <Trans>Active faults</Trans>
      </h4>
      {faults.length === 0 ? (
        <p className={styles.hint}>
          <Trans>No faults are set.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {faults.map((row) => (
            <FaultItem key={row.identity} row={row} onRemove={() => void remove(row.identity)} />
          ))}
        </ul>
      )}
      <h4>
        <Trans>Latency</Trans>
      </h4>
      <Field label={<Trans>Delay of each response in milliseconds</Trans>}>
        <input
          type="number"
          min={0}
          step={100}
          value={latency}
          onChange={({ currentTarget }) => void hold(Math.max(0, currentTarget.valueAsNumber || 0))}
        />
      </Field>
    </>
  )
}

function FaultItem({ row, onRemove }: { row: FaultRow; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <li className={styles.row}>
      <span className={`${styles.grow} ${styles.mono}`}>{faultRowText(row)}</span>
      <SmallButton aria-label={t`Remove ${faultRowText(row)}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </SmallButton>
    </li>
  )
}
