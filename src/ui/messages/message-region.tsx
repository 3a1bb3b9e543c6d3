import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { clock } from '../../lib/clock.ts'
import { Announced } from '../page/announced.tsx'
import { Icon, type IconName } from '../page/icon.tsx'
import { WithSupportLink } from '../page/with-support-link.tsx'
import { autoDismisses, type Message, type MessageKind } from './message-queue.ts'
import styles from './message-region.module.css'
import { dismissMessage, messageQueue } from './message-store.ts'

/** Milliseconds before auto-dismissal; paused on hover and focus. */
const dismissDelay = 8000

const icons: Record<MessageKind, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'error',
}

export function MessageRegion() {
  // Renders again when the language changes.
  useLinguiRuntime()
  const [message, ...others] = useSyncExternalStore(messageQueue.subscribe, messageQueue.get)
  const box = message ? <Shown key={message.key} message={message} waiting={others.length} /> : null
  const urgent = message?.kind === 'error'
  return (
    <div className={styles.region}>
      {urgent ? <div role="alert">{box}</div> : null}
      <Announced>{urgent ? null : box}</Announced>
    </div>
  )
}

function Shown({ message, waiting }: { message: Message; waiting: number }) {
  const { t } = useLingui()
  const [isPaused, setPaused] = useState(false)
  const { key, kind } = message
  const dismisses = autoDismisses(message) && !isPaused
  useEffect(() => {
    if (!dismisses) return
    const timer = clock.setTimeout(() => dismissMessage(key), dismissDelay)
    return () => clock.clearTimeout(timer)
  }, [dismisses, key])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it stay longer
    <div
      className={`${styles.message} ${styles[kind]}`}
      data-message
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.text}>
        <p>
          <WithSupportLink>{message.text()}</WithSupportLink>
        </p>
        {waiting > 0 ? (
          <p className={styles.waiting}>
            <Trans>{waiting} more</Trans>
          </p>
        ) : null}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t`Dismiss this message`}
        onClick={() => dismissMessage(key)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}
