import styles from './proof-slip.module.css'

/** A sentence as an editor returns it: English in every language; an ornament. */
export function ProofSlip() {
  return (
    <div className={styles.slip} lang="en-GB" translate="no" aria-hidden="true">
      Soil samples <del>was</del> <ins>were</ins> collected <del>in</del> <ins>on</ins> 12&nbsp;May
      and stored at −20 °C <del>till</del> <ins>until</ins> the analysis.
    </div>
  )
}
