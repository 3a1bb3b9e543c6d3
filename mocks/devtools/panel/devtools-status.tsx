import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMediaQuery } from '../../../src/ui/theme/use-media-query.ts'
import styles from './devtools.module.css'
import { isField } from './is-field.ts'

type Props = { onClose: () => void; children: ReactNode }

/** Modal where narrow. One element moves between both, so that input survives a rotation. */
export function DevtoolsStatus({ onClose, children }: Props) {
  const { t } = useLingui()
  const covers = useMediaQuery('(max-width: 899px)')
  const beside = useRef<HTMLDivElement>(null)
  const infront = useRef<HTMLDialogElement>(null)
  const [moved] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (covers) {
      infront.current?.append(moved)
      infront.current?.showModal()
    } else {
      beside.current?.append(moved)
      infront.current?.close()
    }
    if (focused instanceof HTMLElement && moved.contains(focused)) focused.focus()
  }, [covers, moved])
  return (
    <>
      <div ref={beside} />
      <dialog
        ref={infront}
        className={styles.whole}
        aria-label={t`Devtools`}
        onCancel={(event) => {
          event.preventDefault()
          if (!isField(document.activeElement)) onClose()
        }}
      />
      {createPortal(children, moved)}
    </>
  )
}
