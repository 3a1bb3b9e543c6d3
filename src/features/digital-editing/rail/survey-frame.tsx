import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clock } from '../../../lib/clock.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import styles from './survey.module.css'
import { isSubmission } from './survey-message.ts'

/** Milliseconds from the submission until the drawer closes. */
const closeDelay = 2000

type Props = { address: string; onDone: () => void }

/** Only the survey's own host is listened to. */
export function SurveyFrame({ address, onDone }: Props) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const source = addressIn(address)
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(source, globalThis.location.href)
    const isFromSurvey = event.source === frame.current?.contentWindow && event.origin === origin
    if (isFromSurvey && isSubmission(event.data)) setSubmitted(true)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event)
    globalThis.addEventListener('message', listener)
    return () => globalThis.removeEventListener('message', listener)
  }, [])
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!isSubmitted) return
    const timer = clock.setTimeout(() => done(), closeDelay)
    return () => clock.clearTimeout(timer)
  }, [isSubmitted])
  return (
    <>
      <p role="status" className={styles.thanks}>
        {isSubmitted ? <Trans>Thank you for your feedback.</Trans> : null}
      </p>
      <iframe ref={frame} className={styles.frame} src={source} title={t`Survey`} />
      <p>
        <ExternalLink href={address}>
          <Trans>Open the survey in a new tab</Trans>
        </ExternalLink>
      </p>
    </>
  )
}
