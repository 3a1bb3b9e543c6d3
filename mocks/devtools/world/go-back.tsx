import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'

type Props = {
  /** Number of the first change to undo. */
  toBefore: number
  label?: string
  children: ReactNode
}

export function GoBack({ toBefore, label, children }: Props) {
  const { page, showAgain } = useDevtools()
  const [failed, setFailed] = useState(false)
  const said = useRef<HTMLSpanElement>(null)
  const goBack = async () => {
    try {
      await page.rewind(toBefore)
    } catch {
      setFailed(true)
      // The focused button is removed.
      said.current?.focus()
      return
    }
    await showAgain()
  }
  const isReached = page.kept.reaches(toBefore)
  return (
    <>
      {isReached ? (
        <SmallButton aria-label={label} onClick={() => void goBack()}>
          {children}
        </SmallButton>
      ) : null}
      <span ref={said} role="status" tabIndex={-1} className={styles.hint}>
        {failed || !isReached ? <Trans>There is no way back to it any more.</Trans> : null}
      </span>
    </>
  )
}
