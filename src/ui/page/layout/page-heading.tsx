import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

/** React moves the title into the head. */
function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – Galley`}</title>
}

let isFocusLost = false

/** Takes the focus of the heading that this one replaces. */
function takeFocus(heading: HTMLHeadingElement | null) {
  if (isFocusLost && document.activeElement === document.body) focusPageHeading()
  isFocusLost = false
  return () => {
    isFocusLost = document.activeElement === heading
  }
}

type Props = {
  title: string
  tabTitle?: string
  lead?: ReactNode
  ofFile?: boolean
  action?: ReactNode
  alone?: boolean
}

/** The focus moves here after navigation. */
export function PageHeading({ title, tabTitle = title, lead, ofFile, action, alone }: Props) {
  return (
    <div className={alone ? `${styles.head} ${styles.alone}` : styles.head}>
      <PageTitle>{tabTitle}</PageTitle>
      <div>
        <h1 ref={takeFocus} tabIndex={-1} className={ofFile ? styles.file : undefined}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {action}
    </div>
  )
}

export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true })
}
