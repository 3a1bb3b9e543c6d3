import type { ReactNode } from 'react'
import { Section } from '../../ui/page/section.tsx'
import styles from './told.module.css'

type Props = { title: ReactNode; children: ReactNode; wayBack: ReactNode }

/** What there is instead of a form, and the way back. */
export function Told({ title, children, wayBack }: Props) {
  return (
    <Section title={title}>
      {children}
      <p className={styles.back}>{wayBack}</p>
    </Section>
  )
}
