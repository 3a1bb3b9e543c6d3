import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clock } from '../../../lib/clock.ts'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useColorScheme } from '../../../ui/theme/color-scheme.ts'
import type { FrameAddress } from './card-provider.ts'
import { lookAround } from './frame-look.ts'
import { heightIn, leastHeight, type Said, saidIn } from './frame-news.ts'
import styles from './provider-frame.module.css'

/** Milliseconds until a frame that says nothing has failed: from the beginning, and once it has loaded. */
const openTime = 20_000
const speakTime = 4_000

type Send = (message: object) => void

type Props = {
  /** Of the frame, so that the focus can be put into it. */
  id: string
  frame: FrameAddress
  title: string
  /** Of what describes the frame. */
  describedBy: string
  /** What the frame says; `send` speaks to it, and to its origin alone. */
  onHeard: (said: Said, send: Send) => void
  /** Before the frame is loaded once more. */
  onRetry?: () => Promise<unknown>
}

/** A form of others in a frame as high as it asks for, heard from its own origin alone. */
export function ProviderFrame({ id, frame, title, describedBy, onHeard, onRetry }: Props) {
  const element = useRef<HTMLIFrameElement>(null)
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const [height, setHeight] = useState(leastHeight)
  const { address, origin } = frame

  const hear = useEffectEvent(({ source, origin: from, data }: MessageEvent<unknown>) => {
    const there = element.current?.contentWindow
    if (!there || source !== there || from !== origin) return
    const said = saidIn(data)
    if (!said) return
    setState('there')
    setHeight((now) => heightIn(said) ?? now)
    onHeard(said, (message) => there.postMessage(message, origin))
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const { scheme } = useColorScheme()
  const { i18n } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other fonts
  useEffect(() => {
    const frame = element.current
    if (state !== 'there' || !frame) return
    // A frame of other colours than its page's would get a white ground from the browser.
    frame.contentWindow?.postMessage({ scheme, look: lookAround(frame) }, origin)
  }, [state, scheme, i18n.locale, origin])

  useEffect(() => {
    if (state !== 'coming') return
    const timer = clock.setTimeout(() => setState('failed'), loaded ? speakTime : openTime)
    return () => clock.clearTimeout(timer)
  }, [state, loaded])

  if (state === 'failed') {
    const retry = async () => {
      await onRetry?.()
      setTries(tries + 1)
      setLoaded(false)
      setState('coming')
    }
    return <FrameFailed id={id} onRetry={retry} />
  }
  return (
    <div className={styles.place} style={{ minHeight: leastHeight }}>
      {state === 'coming' ? (
        <div className={styles.coming}>
          <SkeletonLines lines={5} label={<Trans>The card form is loading.</Trans>} />
        </div>
      ) : null}
      <iframe
        key={`${address} ${tries}`}
        ref={element}
        id={id}
        className={styles.frame}
        src={address}
        title={title}
        aria-describedby={describedBy}
        data-state={state}
        height={height}
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}

/** In place of a frame that cannot be had; whoever is led to the frame is led here. */
export function FrameFailed({ id, onRetry }: { id: string; onRetry: () => Promise<unknown> }) {
  return (
    <div id={id} tabIndex={-1}>
      <Failed title={<Trans>The card form could not be loaded</Trans>} onRetry={onRetry}>
        <Trans>Nothing was paid. Try again, or choose another way to pay.</Trans>
      </Failed>
    </div>
  )
}
