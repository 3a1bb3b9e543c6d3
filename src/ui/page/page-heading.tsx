import type { ReactNode } from 'react'
import styles from './page-heading.module.css'
import { PageTitle } from './page-title.tsx'

type Props = {
  title: string
  /** Where the tab should say something else than the heading ("My orders", not "Welcome back"). */
  tabTitle?: string
  /** One sentence below: what is here, what comes next. */
  lead?: ReactNode
  /** The one filled button of the screen. */
  action?: ReactNode
  /** Nothing follows on the page: the action stands below the words, not across from them. */
  alone?: boolean
}

/** The heading of a screen and the name of its tab; the focus moves here after navigation. */
export function PageHeading({ title, tabTitle = title, lead, action, alone }: Props) {
  return (
    <div className={alone ? `${styles.head} ${styles.alone}` : styles.head}>
      <PageTitle>{tabTitle}</PageTitle>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {action}
    </div>
  )
}

/** Puts the focus on the heading of the screen, so that reading goes on there after navigation. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true })
}
