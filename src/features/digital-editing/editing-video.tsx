import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { addressIn } from '../../lib/url/address-in.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import styles from './digital-editing.module.css'

function Player({ address }: { address: string }) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={addressIn(address)}
      title={t`Video about digital editing`}
      allow="autoplay; fullscreen"
    />
  )
}

/** Loads nothing of the player's host before it is played. */
export function EditingVideo({ address }: { address: string }) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className={styles.video}>
      {isPlaying ? (
        <Player address={address} />
      ) : (
        <div className={styles.poster}>
          <Button onClick={() => setPlaying(true)}>
            <svg width="14" height="16" viewBox="0 0 14 16" aria-hidden="true" focusable="false">
              <path d="M1 1l12 7-12 7z" fill="currentColor" />
            </svg>
            <Trans>Play the video</Trans>
          </Button>
          <p>
            <Trans>The video is loaded from another site once you play it.</Trans>
          </p>
        </div>
      )}
    </div>
  )
}
