import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextAnchor } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import styles from './timeline.module.css'
import type { Actor, TimelineOpenStep } from './timeline-rules.ts'

const parts: Record<Actor, MessageDescriptor> = {
  you: msg`Your turn`,
  us: msg`With us`,
  editor: msg`With your editor`,
  bank: msg`With your bank`,
  payer: msg`With your payer`,
}

function When({ phase, isMeanwhile }: Pick<TimelineOpenStep, 'phase' | 'isMeanwhile'>) {
  if (phase === 'next') return <Trans>After that</Trans>
  return isMeanwhile ? <Trans>Meanwhile</Trans> : <Trans>Now</Trans>
}

function LinkAbove({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TextAnchor
      href={`#${id}`}
      onClick={(event) => {
        // The router would treat the fragment as a navigation.
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      {children}
    </TextAnchor>
  )
}

type Props = {
  step: TimelineOpenStep
  /** Where more is known than the step says. */
  by?: Actor
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

export function TimelineEntry({ step, by = step.by, title, children, actions }: Props) {
  const { i18n } = useLingui()
  const { phase, isCurrent, isAlone, isAbove } = step
  const id = `step-${step.kind}`
  const isMeanwhile = step.isMeanwhile && by !== 'you'
  const ending = actions ? <div className={styles.actions}>{actions}</div> : null
  if (isAlone) {
    return (
      <Section title={title} anchor={id}>
        <div className={styles.task}>{children}</div>
        {ending}
      </Section>
    )
  }
  return (
    <li
      className={styles.step}
      data-phase={phase}
      data-by={by}
      data-meanwhile={isMeanwhile}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <p className={styles.by}>
        <MetaLine>
          <When phase={phase} isMeanwhile={isMeanwhile} />
          {i18n._(parts[by])}
        </MetaLine>
      </p>
      <h3>{isAbove ? <LinkAbove id={id}>{title}</LinkAbove> : title}</h3>
      {isAbove ? null : children}
      {isAbove ? null : ending}
    </li>
  )
}
