import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CallRecord } from '../../backend/calls/call-record.ts'
import type { Side } from '../../backend/calls/problem.ts'
import { Check } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { EarlierChanges } from '../world/earlier-changes.tsx'
import { CallDetail } from './call-detail.tsx'
import { KeepVisit } from './keep-visit.tsx'

export function CallsSection() {
  const { t } = useLingui()
  const { calls, exchanges } = useDevtools()
  const [open, setOpen] = useState<CallRecord>()
  const [onlyBroken, setOnlyBroken] = useState(false)
  const all = calls.all().map((record, number) => ({ record, number }))
  const shown = all.filter(({ record }) => !onlyBroken || record.violation).toReversed()
  return (
    <>
      <KeepVisit />
      <Check
        label={<Trans>Contract violations only</Trans>}
        checked={onlyBroken}
        onChange={setOnlyBroken}
      />
      {shown.length === 0 ? (
        <p className={styles.hint}>
          <Trans>None since the page loaded.</Trans>
        </p>
      ) : (
        <ul className={styles.list} aria-label={t`Calls`}>
          {shown.map(({ record, number }) => (
            <li key={number}>
              <button
                type="button"
                className={styles.call}
                aria-expanded={record === open}
                onClick={() => setOpen(record === open ? undefined : record)}
              >
                <CallResult record={record} isMixed={exchanges.of(record)?.foreign !== undefined} />
                <span className={styles.grow}>
                  <strong>{record.operation ?? t`not in the contract`}</strong>{' '}
                  <span className={styles.mono}>
                    {record.method} {record.url}
                  </span>
                </span>
              </button>
              {record === open ? <CallDetail record={record} /> : null}
            </li>
          ))}
        </ul>
      )}
      <EarlierChanges />
    </>
  )
}

const brokenBy: Record<Side, MessageDescriptor> = {
  application: msg`violated by the application`,
  backend: msg`violated by the backend`,
  document: msg`contract document is wrong`,
  'real server': msg`violated by the real server`,
}

function CallResult({
  record: { status, violation, further, fault, real, recorded },
  isMixed,
}: {
  record: CallRecord
  /** It names what only the other server knows. */
  isMixed: boolean
}) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const server = real ? t`real server` : recorded ? t`recording` : ''
  const other = fault ? t`fault` : isMixed ? t`of the other server` : server
  const broken = [violation, further].flatMap((each) => (each ? [_(brokenBy[each.side])] : []))
  const message = violation ? broken.join(', ') : other
  return (
    <span className={violation || isMixed ? styles.bad : status < 400 ? styles.good : undefined}>
      {status || '–'} {message}
    </span>
  )
}
