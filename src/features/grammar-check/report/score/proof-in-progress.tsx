import styles from './score-progress.module.css'

/** A page on which the red pen underlines one run after the other. */
export function ProofInProgress() {
  return (
    <svg
      className={styles.proof}
      width="88"
      height="104"
      viewBox="0 0 88 104"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 2h60l24 24v76H2z" className={styles.page} />
      <path d="M16 32h38M16 48h56M16 64h56M16 80h34" className={styles.lines} />
      <path d="M30 54q3-4 6 0t6 0 6 0 6 0" pathLength="1" className={styles.pen} />
      <path d="M16 70q3-4 6 0t6 0 6 0" pathLength="1" className={styles.pen} />
      <path d="M28 86q3-4 6 0t6 0 6 0" pathLength="1" className={styles.pen} />
    </svg>
  )
}
