import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { MetaLine } from '../meta-line.tsx'
import type { AppLinkComponent } from './app-link.tsx'
import { buttonClass } from './button-style.ts'
import styles from './pager.module.css'

const relations = { first: undefined, previous: 'prev', next: 'next', last: undefined } as const

type Kind = keyof typeof relations

const labels: Record<Kind, MessageDescriptor> = {
  first: msg`First page`,
  previous: msg`Previous page`,
  next: msg`Next page`,
  last: msg`Last page`,
}

type AnchorProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & { kind: Kind }

/** A page of a list is no place in the navigation. */
function PagerAnchor({ kind, 'aria-current': _, ...rest }: AnchorProps) {
  const { t } = useLingui()
  return (
    <a {...rest} rel={relations[kind]} className={buttonClass({})}>
      {t(labels[kind])}
    </a>
  )
}

export const PagerLink: AppLinkComponent<typeof PagerAnchor> = createLink(PagerAnchor)

export type PagerTarget = { kind: Kind; page: number }

type Props = {
  /** Pages count from 1. */
  current: number
  pageCount: number
  count: ReactNode
  jump?: ReactNode
  link: (target: PagerTarget) => ReactNode
}

function isOffered({ kind, page }: PagerTarget, current: number, pageCount: number): boolean {
  if (kind === 'first') return current > 2
  if (kind === 'last') return current < pageCount - 1
  return page >= 1 && page <= pageCount
}

export function Pager({ current, pageCount, count, jump, link }: Props) {
  const { t, i18n } = useLingui()
  const currentPage = i18n.number(current)
  const lastPage = i18n.number(pageCount)
  const targets: PagerTarget[] = [
    { kind: 'first', page: 1 },
    { kind: 'previous', page: current - 1 },
    { kind: 'next', page: current + 1 },
    { kind: 'last', page: pageCount },
  ]
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      <p>
        <MetaLine>
          {count}
          {pageCount > 1 ? (
            <Trans>
              page {currentPage} of {lastPage}
            </Trans>
          ) : null}
        </MetaLine>
      </p>
      {jump}
      <div className={styles.links}>
        {targets
          .filter((target) => isOffered(target, current, pageCount))
          .map((target) => (
            <Fragment key={target.kind}>{link(target)}</Fragment>
          ))}
      </div>
    </nav>
  )
}
