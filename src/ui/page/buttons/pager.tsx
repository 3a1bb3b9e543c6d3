import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { MetaLine } from '../meta-line.tsx'
import type { AppLinkComponent } from './app-link.tsx'
import { buttonClass } from './button-style.ts'
import styles from './pager.module.css'

const relations = { first: undefined, previous: 'prev', next: 'next' } as const

type Kind = keyof typeof relations

const labels: Record<Kind, MessageDescriptor> = {
  first: msg`Go to the first page`,
  previous: msg`Previous page`,
  next: msg`Next page`,
}

type AnchorProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & { kind: Kind }

function PagerAnchor({ kind, ...rest }: AnchorProps) {
  const { t } = useLingui()
  return (
    <a {...rest} rel={relations[kind]} className={buttonClass({})}>
      {t(labels[kind])}
    </a>
  )
}

export const PagerLink: AppLinkComponent<typeof PagerAnchor> = createLink(PagerAnchor)

type Props = {
  current: number
  pageCount: number
  /** Total number of entries. */
  count: ReactNode
  /** Leads to any page. */
  jump?: ReactNode
  previous?: ReactNode
  next?: ReactNode
}

export function Pager({ current, pageCount, count, jump, previous, next }: Props) {
  const { t } = useLingui()
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      <p>
        <MetaLine>
          {count}
          {pageCount > 1 ? (
            <Trans>
              page {current} of {pageCount}
            </Trans>
          ) : null}
        </MetaLine>
      </p>
      <div className={styles.links}>
        {jump}
        {previous}
        {next}
      </div>
    </nav>
  )
}
