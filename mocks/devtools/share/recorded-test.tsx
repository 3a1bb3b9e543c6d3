import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CopyButton, SmallButton, TextBlock } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { writeTest } from '../recording/write-test.ts'
import { useDevtools } from '../use-devtools.tsx'

export function RecordedTest() {
  const { t } = useLingui()
  const { recorder } = useDevtools()
  const [recording, setRecording] = useState(recorder.isOn)
  const [, draw] = useState(0)
  const [stopped, setStopped] = useState('')
  const text = recording ? writeTest(recorder.read()) : stopped
  return (
    <>
      <h4>
        <Trans>As a browser test</Trans>
      </h4>
      <p className={styles.hint}>
        <Trans>
          Recording starts from the current state and notes pages, time, faults and switches. Add
          your own clicks and expectations. Freeze the clock first to leave out waiting times.
        </Trans>
      </p>
      <div className={styles.row}>
        {recording ? (
          <>
            <SmallButton
              onClick={() => {
                setStopped(text)
                recorder.stop()
                setRecording(false)
              }}
            >
              <Trans>Stop</Trans>
            </SmallButton>
            <SmallButton onClick={() => draw((count) => count + 1)}>
              <Trans>Update</Trans>
            </SmallButton>
          </>
        ) : (
          <SmallButton
            onClick={() => {
              void recorder.begin().then(() => setRecording(true))
            }}
          >
            <Trans>Record</Trans>
          </SmallButton>
        )}
        {text ? <CopyButton text={text} name={t`the test`} /> : null}
      </div>
      {text ? <TextBlock>{text}</TextBlock> : null}
    </>
  )
}
