import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'

type Props = {
  /** The number of the first change that is undone. */
  toBefore: number
  label?: string
  children: ReactNode
}

/** Takes the world back; where that is possible no more, it says so. */
export function GoBack({ toBefore, label, children }: Props) {
  const { page, showAgain } = useDevtools()
  const [failed, setFailed] = useState(false)
  const said = useRef<HTMLSpanElement>(null)
  const goBack = async () => {
    try {
      await page.rewind(toBefore)
    } catch {
      setFailed(true)
      // The button goes, and with it the place of whoever pressed it.
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
