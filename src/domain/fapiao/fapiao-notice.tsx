import type { ReactNode } from 'react'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './fapiao-notice.module.css'

type Props = { title: ReactNode; children: ReactNode; button?: ReactNode }

export function FapiaoNotice({ title, children, button }: Props) {
  return (
    <Section title={title}>
      <p>{children}</p>
      {button ? <p className={styles.back}>{button}</p> : null}
    </Section>
  )
}
