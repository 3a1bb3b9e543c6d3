import type { ReactNode } from 'react'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './fapiao-notice.module.css'

type Props = { title: ReactNode; children: ReactNode; listButton: ReactNode }

/** Shown in place of the form. */
export function FapiaoNotice({ title, children, listButton }: Props) {
  return (
    <Section title={title}>
      {children}
      <p className={styles.back}>{listButton}</p>
    </Section>
  )
}
