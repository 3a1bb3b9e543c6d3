import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { operationIds } from '../../backend/calls/route-table.ts'
import {
  keepRealServer,
  type RealServer,
  readRealServer,
} from '../../transports/page/real-server.ts'
import { Check, Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'

export function ServerSection() {
  const [server, setServer] = useState(readRealServer)
  const [text, setText] = useState('')
  const change = (next: RealServer) => {
    keepRealServer(next)
    setServer(next)
  }
  const choose = (id: OperationId, real: boolean) => {
    const others = server.operations.filter((each) => each !== id)
    change({ ...server, operations: real ? [...others, id] : others })
  }
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          Selected operations go to the real server. Its responses are checked against the contract;
          Calls shows the results.
        </Trans>
      </p>
      <div className={styles.row}>
        <Field label={<Trans>Address of the real server</Trans>}>
          <input
            type="url"
            placeholder="http://127.0.0.1:4010"
            value={server.base}
            onChange={(event) =>
              change({ ...server, base: event.currentTarget.value.replace(/\/+$/, '') })
            }
          />
        </Field>
      </div>
      <div className={styles.row}>
        <Field label={<Trans>Filter operations</Trans>}>
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        {server.operations.length > 0 ? (
          <SmallButton onClick={() => change({ ...server, operations: [] })}>
            <Trans>Mock all operations</Trans>
          </SmallButton>
        ) : null}
      </div>
      <ServerStatus server={server} />
      <OperationList filter={text} chosen={server.operations} onChoose={choose} />
    </>
  )
}

function ServerStatus({ server }: { server: RealServer }) {
  return (
    <p role="status" className={styles.hint}>
      {server.operations.length > 0 && !server.base ? (
        <strong className={styles.bad}>
          <Trans>Enter the address of the real server. Without it, these calls fail.</Trans>
        </strong>
      ) : (
        <Trans>
          {server.operations.length} of {operationIds.length} operations use the real server.
        </Trans>
      )}
    </p>
  )
}

type OperationListProps = {
  filter: string
  chosen: readonly OperationId[]
  onChoose: (id: OperationId, real: boolean) => void
}

function OperationList({ filter, chosen, onChoose }: OperationListProps) {
  const { t } = useLingui()
  const wanted = filter.trim().toLowerCase()
  const shown = operationIds
    .toSorted()
    .filter((id) => `${id} ${operations[id].path}`.toLowerCase().includes(wanted))
  return (
    <ul className={styles.list} aria-label={t`Operations`}>
      {shown.map((id) => (
        <li key={id}>
          <Check
            label={
              <>
                {id}{' '}
                <span className={styles.mono}>
                  {operations[id].method} {operations[id].path}
                </span>
              </>
            }
            checked={chosen.includes(id)}
            onChange={(real) => onChoose(id, real)}
          />
        </li>
      ))}
    </ul>
  )
}
