import styles from './console.module.css'
import { SmallButton } from './console-bits.tsx'
import sectionStyles from './console-section.module.css'

type Props = { onReload: () => void; onClose: () => void }

/** Stands in the place of the Console whose words did not come, and so speaks English in every language. */
export function SpeechlessConsole({ onReload, onClose }: Props) {
  return (
    <section className={styles.console} aria-label="Console" lang="en">
      <div className={styles.body}>
        <p role="alert">The words of the Console did not come.</p>
        <div className={sectionStyles.row}>
          <SmallButton onClick={onReload}>Load the page again</SmallButton>
          <SmallButton onClick={onClose}>Close the Console</SmallButton>
        </div>
      </div>
    </section>
  )
}
