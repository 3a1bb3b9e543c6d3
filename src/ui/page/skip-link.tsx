import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

export const mainId = 'main'

/** The first stop of the keyboard: past the navigation, to `<main id={mainId} tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        // The router would take the fragment for a navigation and move the focus to the heading.
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      <Trans>Skip to the main content</Trans>
    </a>
  )
}
