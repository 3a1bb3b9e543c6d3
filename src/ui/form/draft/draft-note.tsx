import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../page/buttons/button.tsx'
import { VisuallyHidden } from '../../page/visually-hidden.tsx'
import styles from './draft-note.module.css'

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  // A live region announces only what changes after it is mounted.
  const [isMounted, setSpoken] = useState(false)
  useEffect(() => setSpoken(true), [])
  return (
    <div className={styles.note}>
      <p aria-hidden="true">
        <Trans>We kept what you entered.</Trans>
      </p>
      <span role="status">
        {isMounted ? (
          <VisuallyHidden>
            <Trans>We kept what you entered.</Trans>
          </VisuallyHidden>
        ) : null}
      </span>
      <Button variant="text" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}
