import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { refusalsOf } from '../../backend/calls/refusals-of.ts'
import { externalOperationIds, operationIds } from '../../backend/calls/route-table.ts'
import { Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'

const failures = [
  '503',
  '500',
  '401',
  'network',
  'lost-answer',
  'time-out',
  'slow',
  'cut',
  'malformed',
]

const usual = '503'

const failing = [...operationIds, ...externalOperationIds].toSorted()

const asFault = (key: string) => `refusal=${key}`

/** `onSet` receives `OPERATION:KIND:COUNT`. */
export function FaultForm({ onSet }: { onSet: (text: string) => Promise<void> }) {
  const [operation, setOperation] = useState('searchOrders')
  // Empty for a fault written as text.
  const [kind, setKind] = useState(usual)
  const [written, setWritten] = useState('')
  const [count, setCount] = useState('1')
  const turnTo = (next: string) => {
    setOperation(next)
    const offered = [...failures, ...refusalsOf(next).map(asFault), '']
    if (!offered.includes(kind)) setKind(usual)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSet([operation, kind || written.trim(), ...(count ? [count] : [])].join(':'))
  }
  return (
    <form onSubmit={submit}>
      <div className={styles.row}>
        <Field wide label={<Trans>Operation</Trans>}>
          <select value={operation} onChange={(event) => turnTo(event.currentTarget.value)}>
            {failing.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </Field>
        <Field wide label={<Trans>Fault</Trans>}>
          <FaultSelect operation={operation} value={kind} onChange={setKind} />
        </Field>
        {kind === '' ? (
          <Field wide label={<Trans>Status, kind or refusal=key</Trans>}>
            <input
              required
              pattern="[45]\d\d|network|lost-answer|time-out|slow|cut|malformed|refusal=.+"
              value={written}
              onChange={(event) => setWritten(event.currentTarget.value)}
            />
          </Field>
        ) : null}
        <Field label={<Trans>How many times (blank: always)</Trans>}>
          <input
            type="number"
            min={1}
            value={count}
            onChange={(event) => setCount(event.currentTarget.value)}
          />
        </Field>
        <SmallButton type="submit">
          <Trans>Add fault</Trans>
        </SmallButton>
      </div>
    </form>
  )
}

type FaultSelectProps = {
  operation: string
  value: string
  onChange: (kind: string) => void
}

function FaultSelect({ operation, value, onChange }: FaultSelectProps) {
  const { t } = useLingui()
  const refusals = refusalsOf(operation)
  return (
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <optgroup label={t`Failures`}>
        {failures.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </optgroup>
      {refusals.length > 0 ? (
        <optgroup label={t`Refusals of this operation`}>
          {refusals.map((key) => (
            <option key={key} value={asFault(key)}>
              {key}
            </option>
          ))}
        </optgroup>
      ) : null}
      <option value="">{t`Other`}</option>
    </select>
  )
}
