import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { CallRecord } from '../../backend/calls/call-record.ts'
import type { LoggedExchange, LoggedMessage } from '../../transports/page/exchange-log.ts'
import { CopyButton, SmallButton, TextBlock } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { RewindButton } from '../world/rewind-button.tsx'

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

function Message({ message, name }: { message: LoggedMessage; name: string }) {
  if (!message.type) {
    return (
      <p className={styles.hint}>
        <Trans>No body.</Trans>
      </p>
    )
  }
  if (message.text === undefined) {
    return (
      <p className={styles.hint}>
        <Trans>
          {message.type}, {message.size} bytes
        </Trans>
      </p>
    )
  }
  const text = readable(message.text)
  return (
    <>
      <TextBlock>{text}</TextBlock>
      <CopyButton text={text} name={name} />
    </>
  )
}

function Messages({ exchange }: { exchange: LoggedExchange }) {
  const { t } = useLingui()
  const [read, setRead] = useState<Awaited<ReturnType<LoggedExchange['read']>>>()
  useEffect(() => {
    let isShown = true
    void exchange.read().then((messages) => {
      if (isShown) setRead(messages)
    })
    return () => {
      isShown = false
    }
  }, [exchange])
  if (!read) return null
  return (
    <>
      <h4>
        <Trans>Request</Trans>
      </h4>
      <Message message={read.request} name={t`the request`} />
      <h4>
        <Trans>Response</Trans>
      </h4>
      <Message message={read.answer} name={t`the response`} />
    </>
  )
}

/** What two servers behind one page cannot know of each other. */
function Mixture({
  record: { real, status },
  foreign,
}: {
  record: CallRecord
  foreign: LoggedExchange['foreign']
}) {
  if (foreign) {
    const { value, operation } = foreign
    return (
      <p className={styles.bad}>
        {foreign.givenBy === 'mock backend' ? (
          <Trans>
            {value} comes from {operation} of the mock backend, so the real server does not know it.
            Send both operations to the same server.
          </Trans>
        ) : (
          <Trans>
            {value} comes from {operation} of the real server, so the mock backend does not know it.
            Send both operations to the same server.
          </Trans>
        )}
      </p>
    )
  }
  if (!real || status !== 401) return null
  return (
    <p className={styles.bad}>
      <Trans>
        You are not signed in on the real server, which has a session of its own. Send logIn and
        loadUser to it too, and sign in.
      </Trans>
    </p>
  )
}

export function CallDetail({ record }: { record: CallRecord }) {
  const { i18n } = useLingui()
  const { page, exchanges } = useDevtools()
  const [replayed, setReplayed] = useState<number>()
  const exchange = exchanges.of(record)
  const again = exchange?.replay
  const seq = exchange?.seq
  const isChanged = seq !== undefined && seq <= page.persistedWorld.last
  const at = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <div className={styles.detail}>
      <p className={styles.hint}>
        {at.format(record.at)}
        {exchange ? ` · ${exchange.took.toFixed(1)} ms` : null}
      </p>
      {[record.violation, record.further].map((violation) =>
        violation ? (
          <div key={violation.side} lang="en">
            <p className={styles.bad}>{violation.detail}</p>
            <ul className={styles.list}>
              {violation.errors.map(({ pointer, message }) => (
                <li key={`${pointer} ${message}`}>
                  <span className={styles.mono}>{pointer}</span> {message}
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
      <Mixture record={record} foreign={exchange?.foreign} />
      {exchange ? <Messages exchange={exchange} /> : null}
      <div className={styles.row}>
        {again ? (
          <SmallButton
            onClick={() =>
              void again().then(
                ({ status }) => setReplayed(status),
                () => setReplayed(0),
              )
            }
          >
            <Trans>Send again</Trans>
          </SmallButton>
        ) : null}
        {isChanged ? (
          <RewindButton toBefore={seq}>
            <Trans>Rewind to before this call</Trans>
          </RewindButton>
        ) : null}
        <span role="status">
          {replayed === undefined ? null : replayed === 0 ? (
            <Trans>No response.</Trans>
          ) : (
            <Trans>Responded with {replayed}.</Trans>
          )}
        </span>
      </div>
    </div>
  )
}
