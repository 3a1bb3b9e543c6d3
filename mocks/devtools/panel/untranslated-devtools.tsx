import { SmallButton } from '../devtools-controls.tsx'
import sectionStyles from '../devtools-section.module.css'
import styles from './devtools.module.css'

type Props = { onReload: () => void; onClose: () => void }

/** Replaces Devtools when its messages cannot be loaded, so it is in English. */
export function UntranslatedDevtools({ onReload, onClose }: Props) {
  return (
    <section className={styles.devtools} aria-label="Devtools" lang="en">
      <div className={styles.body}>
        <p role="alert">The texts of Devtools could not be loaded.</p>
        <div className={sectionStyles.row}>
          <SmallButton onClick={onReload}>Reload the page</SmallButton>
          <SmallButton onClick={onClose}>Close Devtools</SmallButton>
        </div>
      </div>
    </section>
  )
}
