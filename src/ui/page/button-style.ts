import styles from './button.module.css'

export type ButtonLook = {
  /** Filled for the one next step of a screen, quiet for others, text for the least. */
  variant?: 'filled' | 'quiet' | 'text'
  /** In the corrector's red: what cannot be undone. */
  danger?: boolean
}

export function buttonClass({ variant = 'quiet', danger }: ButtonLook, ...others: string[]) {
  return [styles.button, styles[variant], danger ? styles.danger : '', ...others]
    .filter(Boolean)
    .join(' ')
}
