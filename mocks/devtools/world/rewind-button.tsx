import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'

type Props = {
  toBefore: number
  label?: string
  children: ReactNode
}

export function RewindButton({ toBefore, label, children }: Props) {
  const { page, reloadWithState } = useDevtools()
  const [failed, setFailed] = useState(false)
  const status = useRef<HTMLSpanElement>(null)
  const rewind = async () => {
    try {
      await page.rewind(toBefore)
    } catch {
      setFailed(true)
      status.current?.focus()
      return
    }
    await reloadWithState()
  }
  const canRewind = page.persistedWorld.canRewindTo(toBefore)
  return (
    <>
      {canRewind ? (
        <SmallButton aria-label={label} onClick={() => void rewind()}>
          {children}
        </SmallButton>
      ) : null}
      <span ref={status} role="status" tabIndex={-1} className={styles.hint}>
        {failed || !canRewind ? (
          <Trans>It’s no longer possible to rewind to this point.</Trans>
        ) : null}
      </span>
    </>
  )
}
