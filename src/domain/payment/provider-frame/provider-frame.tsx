import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { clock } from '../../../lib/clock.ts'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useColorScheme } from '../../../ui/theme/color-scheme.ts'
import { type FrameAddress, minFrameHeight, requestedHeight } from './frame-message.ts'
import { readFrameStyle } from './frame-style.ts'
import styles from './provider-frame.module.css'
import { type FrameListener, useFrameMessages } from './use-frame-messages.ts'

/** Milliseconds until a silent frame counts as failed: before and after its load event. */
const loadTimeout = 20_000
const messageTimeout = 4_000

type Props = {
  /** Of the iframe, as focus target. */
  id: string
  frame: FrameAddress
  title: string
  describedBy: string
  onMessage: FrameListener
  onRetry?: () => Promise<unknown>
}

type FrameElement = RefObject<HTMLIFrameElement | null>

function useFrameLook(element: FrameElement, { origin }: FrameAddress, isReady: boolean): void {
  const { scheme } = useColorScheme()
  const { i18n } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other fonts
  useEffect(() => {
    const frame = element.current
    if (!isReady || !frame) return
    // Browsers paint a frame white if its color scheme differs from the page's.
    frame.contentWindow?.postMessage({ scheme, look: readFrameStyle(frame) }, origin)
  }, [isReady, scheme, i18n.locale, origin])
}

export function ProviderFrame({ id, frame, title, describedBy, onMessage, onRetry }: Props) {
  const element = useRef<HTMLIFrameElement>(null)
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [height, setHeight] = useState(minFrameHeight)

  useFrameMessages(frame, element, (message, send) => {
    setState('ready')
    setHeight((now) => requestedHeight(message) ?? now)
    onMessage(message, send)
  })

  useFrameLook(element, frame, state === 'ready')

  useEffect(() => {
    if (state !== 'loading') return
    const timer = clock.setTimeout(() => setState('failed'), loaded ? messageTimeout : loadTimeout)
    return () => clock.clearTimeout(timer)
  }, [state, loaded])

  if (state === 'failed') {
    const retry = async () => {
      await onRetry?.()
      setTries(tries + 1)
      setLoaded(false)
      setState('loading')
    }
    return <FrameFailed id={id} onRetry={retry} />
  }
  return (
    <div className={styles.box} style={{ minHeight: minFrameHeight }}>
      {state === 'loading' ? (
        <div className={styles.loading}>
          <SkeletonLines lines={5} label={<Trans>The card form is loading.</Trans>} />
        </div>
      ) : null}
      <iframe
        key={`${frame.address} ${tries}`}
        ref={element}
        id={id}
        className={styles.frame}
        src={frame.address}
        title={title}
        aria-describedby={describedBy}
        data-state={state}
        height={height}
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}

/** Takes over the id of the frame, as focus target. */
export function FrameFailed({ id, onRetry }: { id: string; onRetry: () => Promise<unknown> }) {
  return (
    <div id={id} tabIndex={-1}>
      <Failed title={<Trans>The card form could not be loaded</Trans>} onRetry={onRetry}>
        <Trans>Please try again or choose another payment method.</Trans>
      </Failed>
    </div>
  )
}
