import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DigitalFile, FileListTerms } from '../../api/digital-files.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Pager, PagerLink, type PagerTarget } from '../../ui/page/buttons/pager.tsx'
import { LastUpdated } from '../../ui/states/polling/last-updated.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { DigitalFileRow } from './digital-file-row.tsx'
import styles from './digital-files.module.css'
import type { DigitalFileSettings } from './digital-product.ts'
import { EmptyFileList } from './empty-file-list.tsx'
import { type FileListPath, isNarrowedOrSorted, searchOfFileTerms } from './file-list-address.ts'
import { FileListFilter } from './file-list-filter.tsx'
import { FinishedFilesStatus } from './finished-files-status.tsx'
import { useDigitalFiles } from './use-digital-files.ts'

/** Fewer can be looked over. */
const worthFiltering = 5

/** What of the list is shown, and how another part is. */
export type FileListChoice = {
  terms: FileListTerms
  onFilter: (terms: FileListTerms) => Promise<void>
}

type Props<File extends DigitalFile> = FileListChoice & {
  product: DigitalFileSettings<File>
  /** Where the list is. */
  to: FileListPath
  titleOf: (file: File) => ReactNode
  factsOf?: (file: File) => ReactNode
  actionOf?: (file: File) => ReactNode
  countOf: (total: number) => ReactNode
  empty: ReactNode
  labels: { loading: string; filter: string; failedTitle: ReactNode }
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

type CountProps = Pick<Props<DigitalFile>, 'terms' | 'countOf'> & { total: number }

function FileCount({ terms: { status, sort }, countOf, total }: CountProps) {
  const count =
    status.length > 0 ? <Plural value={total} one="# match" other="# matches" /> : countOf(total)
  return sort === '' ? count : <Trans context="edits or translations">{count}, oldest first</Trans>
}

export function DigitalFileList<File extends DigitalFile>(props: Props<File>) {
  const { product, to, terms, onFilter, empty, labels } = props
  const { search, files, finished, refresh, failedPolls, asOf } = useDigitalFiles(
    product.options,
    terms,
  )
  const { list, noteDeletion } = useFocusAfterDeletion(files)
  const pageLink = ({ kind, page }: PagerTarget) => (
    <PagerLink to={to} search={searchOfFileTerms({ ...terms, page })} kind={kind} />
  )
  const hasMany = (search.data?.pagination.totalCount ?? 0) > worthFiltering
  return (
    <div ref={list} tabIndex={-1}>
      <FinishedFilesStatus files={finished} />
      {hasMany || isNarrowedOrSorted(terms) ? (
        <FileListFilter label={labels.filter} terms={terms} onFilter={onFilter} />
      ) : null}
      <QueryState
        query={search}
        loading={<SkeletonRows rows={4} label={labels.loading} />}
        failedTitle={labels.failedTitle}
        isEmpty={() => files.length === 0}
        empty={({ pagination: { totalCount, pageCount } }) => (
          <EmptyFileList
            options={product.options}
            terms={terms}
            pageCount={totalCount === 0 ? 0 : pageCount}
            firstPage={pageLink({ kind: 'first', page: 1 })}
            clearLink={(label) => (
              <AppButtonLink to={to} search={{}}>
                {label}
              </AppButtonLink>
            )}
          >
            {empty}
          </EmptyFileList>
        )}
      >
        {({ pagination }) => (
          <div aria-busy={search.isPlaceholderData}>
            <LastUpdated failedPolls={failedPolls} asOf={asOf} onRetry={refresh} />
            <FileRows {...props} files={files} onDeleted={noteDeletion} />
            <Pager
              current={pagination.current}
              pageCount={pagination.pageCount}
              count={<FileCount {...props} total={pagination.totalCount} />}
              link={pageLink}
            />
          </div>
        )}
      </QueryState>
    </div>
  )
}

type RowsProps<File extends DigitalFile> = Pick<
  Props<File>,
  'product' | 'titleOf' | 'factsOf' | 'actionOf'
> & { files: readonly File[]; onDeleted: (file: File) => void }

function FileRows<File extends DigitalFile>(props: RowsProps<File>) {
  const { product, titleOf, factsOf, actionOf, files, onDeleted } = props
  return (
    <ul className={styles.rows}>
      {files.map((file) => (
        <DigitalFileRow
          key={file.identity}
          product={product}
          file={file}
          title={titleOf(file)}
          facts={factsOf?.(file)}
          action={actionOf?.(file)}
          onDeleted={() => onDeleted(file)}
        />
      ))}
    </ul>
  )
}
