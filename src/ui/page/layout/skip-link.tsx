import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

export const mainId = 'main'

/** Skips the navigation, to `<main id={mainId} tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        // The router would treat the fragment as a navigation.
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      <Trans>Skip to the main content</Trans>
    </a>
  )
}
