import type { ReactNode } from 'react'
import { Mark } from '../ui/page/mark.tsx'
import { PageColumn } from '../ui/page/page-grid.tsx'
import { mainId } from '../ui/page/skip-link.tsx'
import styles from './plain-frame.module.css'

/** Header and page without anything that needs the application: for starts and failures. */
export function PlainFrame({ children }: { children?: ReactNode }) {
  return (
    <>
      <header className={styles.top}>
        <PageColumn>
          <div className={styles.bar}>
            <Mark />
          </div>
        </PageColumn>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <PageColumn>{children}</PageColumn>
      </main>
    </>
  )
}
