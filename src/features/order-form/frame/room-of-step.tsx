import type { ReactNode } from 'react'
import styles from './room-of-step.module.css'

/** As high as the window, around what is shown until a step is known. */
export function RoomOfStep({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>
}
