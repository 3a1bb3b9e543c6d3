import { type ReactNode, useEffect, useRef } from 'react'
import type { DigitalFile } from '../../api/digital-files.ts'
import { Pager, type PagerTarget } from '../../ui/page/buttons/pager.tsx'
import { NoSuchPage } from '../../ui/states/no-such-page.tsx'
import { LastUpdated } from '../../ui/states/polling/last-updated.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { DigitalFileRow } from './digital-file-row.tsx'
import styles from './digital-files.module.css'
import type { DigitalFileSettings } from './digital-product.ts'
import { FinishedFilesStatus } from './finished-files-status.tsx'
import { useDigitalFiles } from './use-digital-files.ts'

type Props<File extends DigitalFile> = {
  product: DigitalFileSettings<File>
  page: number
  titleOf: (file: File) => ReactNode
  factsOf?: (file: File) => ReactNode
  actionOf?: (file: File) => ReactNode
  countOf: (total: number) => ReactNode
  pageLink: (target: PagerTarget) => ReactNode
  empty: ReactNode
  labels: { loading: string; failedTitle: ReactNode }
}

function useFocusAfterDeletion(files: readonly DigitalFile[]) {
  const list = useRef<HTMLDivElement>(null)
  const deleted = useRef<string>(undefined)
  useEffect(() => {
    const isGone = !files.some(({ identity }) => identity === deleted.current)
    if (deleted.current === undefined || !isGone) return
    deleted.current = undefined
    if (document.activeElement === document.body) list.current?.focus()
  }, [files])
  const noteDeletion = ({ identity }: DigitalFile) => {
    deleted.current = identity
  }
  return { list, noteDeletion }
}

export function DigitalFileList<File extends DigitalFile>(props: Props<File>) {
  const { product, page, titleOf, factsOf, actionOf, countOf, pageLink, empty, labels } = props
  const { search, files, finished, refresh, failedPolls, asOf } = useDigitalFiles(
    product.options,
    page,
  )
  const { list, noteDeletion } = useFocusAfterDeletion(files)
  return (
    <div ref={list} tabIndex={-1}>
      <FinishedFilesStatus files={finished} />
      <QueryState
        query={search}
        loading={<SkeletonRows rows={4} label={labels.loading} />}
        failedTitle={labels.failedTitle}
        isEmpty={() => files.length === 0}
        empty={({ pagination: { totalCount, pageCount } }) =>
          totalCount === 0 || page === 1 ? (
            empty
          ) : (
            <NoSuchPage
              page={page}
              pageCount={pageCount}
              firstPage={pageLink({ kind: 'first', page: 1 })}
            />
          )
        }
      >
        {({ pagination: { current, pageCount, totalCount } }) => (
          <div aria-busy={search.isPlaceholderData}>
            <LastUpdated failedPolls={failedPolls} asOf={asOf} onRetry={refresh} />
            <ul className={styles.rows}>
              {files.map((file) => (
                <DigitalFileRow
                  key={file.identity}
                  product={product}
                  file={file}
                  title={titleOf(file)}
                  facts={factsOf?.(file)}
                  action={actionOf?.(file)}
                  onDeleted={() => noteDeletion(file)}
                />
              ))}
            </ul>
            <Pager
              current={current}
              pageCount={pageCount}
              count={countOf(totalCount)}
              link={pageLink}
            />
          </div>
        )}
      </QueryState>
    </div>
  )
}
