import { placeAnnouncements } from './announce.ts'
import styles from './visually-hidden.module.css'

/** One for the page, and one in each dialog: outside of an open dialog nothing is announced. */
export function Announcer() {
  return (
    <div
      ref={(place) => (place ? placeAnnouncements(place) : undefined)}
      className={styles.hidden}
    />
  )
}
