import styles from './button.module.css'

export type ButtonLook = {
  /** Filled marks the one next step of a screen. Subdued is a text beside others that are pressed more often. */
  variant?: 'filled' | 'quiet' | 'text' | 'subdued'
  /** Only of a filled button, where it confirms what cannot be undone. */
  danger?: boolean
}

export function buttonClass({ variant = 'quiet', danger }: ButtonLook, ...others: string[]) {
  return [styles.button, styles[variant], danger ? styles.danger : '', ...others]
    .filter(Boolean)
    .join(' ')
}
