import styles from './button.module.css'

export type ButtonLook = {
  /** Filled marks the one next step of a screen. */
  variant?: 'filled' | 'quiet' | 'text'
  /** Of a text button beside others that are pressed more often. */
  subdued?: boolean
  /** Only of a filled button, where it confirms what cannot be undone. */
  danger?: boolean
}

export function buttonClass(
  { variant = 'quiet', subdued, danger }: ButtonLook,
  ...others: string[]
) {
  return [
    styles.button,
    styles[variant],
    subdued ? styles.subdued : '',
    danger ? styles.danger : '',
    ...others,
  ]
    .filter(Boolean)
    .join(' ')
}
