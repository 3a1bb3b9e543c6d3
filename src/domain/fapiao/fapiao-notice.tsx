import type { ReactNode } from 'react'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './fapiao-notice.module.css'

type Props = { title: ReactNode; children: ReactNode; backLink: ReactNode }

/** Shown in place of the form. */
export function FapiaoNotice({ title, children, backLink }: Props) {
  return (
    <Section title={title}>
      {children}
      <p className={styles.back}>{backLink}</p>
    </Section>
  )
}
