import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clock, type TimerId } from '../../lib/clock.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { Announced } from '../../ui/page/announced.tsx'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
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
  const isSurveySubmission = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(source, globalThis.location.href)
    const isFromSurvey = event.source === frame.current?.contentWindow && event.origin === origin
    return isFromSurvey && isSubmission(event.data)
  })
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let timer: TimerId | undefined
    const listener = (event: MessageEvent<unknown>) => {
      if (!isSurveySubmission(event)) return
      setSubmitted(true)
      timer ??= clock.setTimeout(() => done(), closeDelay)
    }
    globalThis.addEventListener('message', listener)
    return () => {
      globalThis.removeEventListener('message', listener)
      clock.clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <Announced as="p" className={styles.thanks}>
        {isSubmitted ? <Trans>Thank you for your feedback.</Trans> : null}
      </Announced>
      <iframe ref={frame} className={styles.frame} src={source} title={t`Survey`} />
      <p>
        <ExternalLink href={address}>
          <Trans>Open the survey in a new tab</Trans>
        </ExternalLink>
      </p>
    </>
  )
}
