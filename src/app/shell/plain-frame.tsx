import type { ReactNode } from 'react'
import { Mark } from '../../ui/page/mark.tsx'
import { PageColumn } from '../../ui/page/page-grid.tsx'
import { mainId } from '../../ui/page/skip-link.tsx'
import styles from './frame.module.css'
import bar from './top-bar.module.css'

type Props = {
  children?: ReactNode
  /** What can be done on any such page, at the end of the header. */
  tools?: ReactNode
}

/** Header and page without anything that needs the application: for starts and failures. */
export function PlainFrame({ children, tools }: Props) {
  return (
    <>
      <header className={bar.top}>
        <PageColumn>
          <div className={bar.bar}>
            <Mark />
            {tools}
          </div>
        </PageColumn>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <PageColumn>{children}</PageColumn>
      </main>
    </>
  )
}
