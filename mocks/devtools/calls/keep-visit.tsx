import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { saveFile } from '../../../src/lib/browser/save-file.ts'
import { parseScenarioRequest, withRecording } from '../../scenarios/scenario-request.ts'
import { isoOf } from '../../world/clock/world-calendar.ts'
import { stateOf } from '../../world/world-state.ts'
import { Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { OpenFile } from '../open-file.tsx'
import { useDevtools } from '../use-devtools.tsx'
import { PlayedRecordingNotice } from '../world/played-recording-notice.tsx'
import { capturedVisit } from './captured-visit.ts'

type Kept = { name: string; answers: number; leftOut: number; violations: number }

/** As a file and an address name a recording. */
const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'visit'

export function KeepVisit() {
  return (
    <>
      <PlayedRecordingNotice />
      <KeepForm />
      <OpenField />
    </>
  )
}

function KeepForm() {
  const { page, calls, exchanges } = useDevtools()
  const [typed, setTyped] = useState('visit')
  const [kept, setKept] = useState<Kept>()
  const keep = async () => {
    const captured = await capturedVisit(calls, exchanges)
    const { recordCalls } = await import('../../recordings/record-calls.ts')
    const world = `scenario=${stateOf(page.world).scenario}&now=${isoOf(page.clock.now())}`
    const { recording, leftOut } = await recordCalls(captured, world)
    const name = nameOf(typed)
    const text = `${JSON.stringify(recording, undefined, 1)}\n`
    saveFile(new File([text], `${name}.json`, { type: 'application/json' }))
    setKept({
      name,
      answers: recording.calls.length,
      leftOut: Object.values(leftOut).reduce((sum, count) => sum + count, 0),
      violations: recording.violations.length,
    })
  }
  return (
    <>
      <div className={styles.row}>
        <Field label={<Trans>Name of the visit</Trans>}>
          <input
            type="text"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <SmallButton onClick={() => void keep()}>
          <Trans>Keep this visit</Trans>
        </SmallButton>
      </div>
      <div role="status">{kept ? <KeptVisit {...kept} /> : null}</div>
    </>
  )
}

function KeptVisit({ name, answers, leftOut, violations }: Kept) {
  const folder = 'mocks/recordings/kept'
  const command = 'npm run generate'
  const address = `?recording=${name}`
  return (
    <p className={styles.hint}>
      <Trans>
        Answers kept: {answers}. Left out: {leftOut}. Violations of the contract: {violations}.
      </Trans>{' '}
      <Trans>
        Names, texts and numbers are invented. Move the file to {folder} and run {command}: then{' '}
        {address} shows this visit.
      </Trans>
    </p>
  )
}

function OpenField() {
  const { page } = useDevtools()
  const open = async (file: File) => {
    const { parseRecording } = await import('../../recordings/recording.ts')
    const recording = parseRecording(await file.text())
    const recorded = { ...recording, name: nameOf(file.name.replace(/[.]json$/i, '')) }
    await page.load(await withRecording({ ...parseScenarioRequest(recording.world), recorded }))
  }
  return <OpenFile label={<Trans>Open a recording</Trans>} open={open} />
}
