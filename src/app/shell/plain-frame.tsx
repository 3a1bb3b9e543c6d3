import type { ReactNode } from 'react'
import { PageColumn } from '../../ui/page/layout/page-grid.tsx'
import { mainId } from '../../ui/page/layout/skip-link.tsx'
import { Mark } from '../../ui/page/mark.tsx'
import styles from './frame.module.css'
import bar from './top-bar.module.css'

type Props = {
  children?: ReactNode
  tools?: ReactNode
}

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
