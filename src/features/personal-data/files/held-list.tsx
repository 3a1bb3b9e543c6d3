import { type ReactNode, useRef } from 'react'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../personal-data.module.css'
import { HeldAccess } from './held-group.tsx'

type PagesQuery<Page> = {
  data: { pages: Page[] } | undefined
  error: unknown
  refetch: () => Promise<unknown>
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>
}

type Props<Page> = {
  query: PagesQuery<Page>
  label: string
  /** Who can open them, and until when: said once there is one. */
  access: ReactNode
  failedTitle: ReactNode
  none: ReactNode
  moreLabel: string
  rowsOf: (page: Page) => ReactNode[]
}

export function HeldList<Page>(props: Props<Page>) {
  const { query, label, access, failedTitle, none, moreLabel, rowsOf } = props
  const list = useRef<HTMLUListElement>(null)
  const showMore = async () => {
    // The focused button goes away with the last page.
    if (!(await query.fetchNextPage()).hasNextPage) list.current?.focus()
  }
  return (
    <QueryState
      query={query}
      loading={<SkeletonRows rows={2} />}
      failedTitle={failedTitle}
      isEmpty={({ pages }) => pages.flatMap(rowsOf).length === 0}
      empty={() => <p>{none}</p>}
    >
      {({ pages }) => (
        <>
          <HeldAccess>{access}</HeldAccess>
          <ul ref={list} tabIndex={-1} className={styles.rows} aria-label={label}>
            {pages.flatMap(rowsOf)}
          </ul>
          {query.isFetchNextPageError ? (
            <Notice tone="red" title={failedTitle}>
              {failureReason(query.error)}
            </Notice>
          ) : null}
          {query.hasNextPage ? (
            <Button busy={query.isFetchingNextPage} onClick={() => void showMore()}>
              {moreLabel}
            </Button>
          ) : null}
        </>
      )}
    </QueryState>
  )
}
