import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from '../spinner.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-style.ts'

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'className'> &
  ButtonLook & {
    children: ReactNode
    busy?: boolean
    /** Explain why beside the button, and reference that text by `aria-describedby`. */
    blocked?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** Never natively disabled, so it stays focusable. */
export function Button({ variant, danger, busy, blocked, onClick, children, ...rest }: Props) {
  const idle = !busy && !blocked
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) onClick?.(event)
    else event.preventDefault()
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, danger }, blocked && styles.blocked ? styles.blocked : '')}
      aria-disabled={idle ? rest['aria-disabled'] : true}
      onClick={press}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}
