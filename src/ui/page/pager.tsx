import { Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-style.ts'
import { MetaLine } from './meta-line.tsx'
import styles from './pager.module.css'

type AnchorProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & {
  kind: 'previous' | 'next'
}

function PagerAnchor({ kind, ...rest }: AnchorProps) {
  return (
    <a {...rest} rel={kind === 'next' ? 'next' : 'prev'} className={buttonClass({})}>
      {kind === 'next' ? <Trans>Next page</Trans> : <Trans>Previous page</Trans>}
    </a>
  )
}

/** The link to the page before or after; `to`, `params` and `search` are typed by the router. */
export const PagerLink = createLink(PagerAnchor)

type Props = {
  current: number
  pageCount: number
  /** How many entries there are in all. */
  count: ReactNode
  previous?: ReactNode
  next?: ReactNode
}

/** Where the reader is in a list of several pages, with the way on and back. */
export function Pager({ current, pageCount, count, previous, next }: Props) {
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
        {previous}
        {next}
      </div>
    </nav>
  )
}
