import styles from './mark.module.css'

export function Mark() {
  return (
    <span className={styles.mark} translate="no" lang="en">
      <svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true" focusable="false">
        <path d="M1 1h14l6 6v18H1z" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M6 10h10M6 15h6" stroke="currentColor" strokeWidth="2" />
        <path
          d="M6 20.5c2-2.4 3.4 1.6 5.2-.6s2.6 1 4.8-.6"
          fill="none"
          stroke="var(--red)"
          strokeWidth="2"
        />
      </svg>
      Galley
    </span>
  )
}
