import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type DigitalFile,
  type DigitalFileOptions,
  type FileListTerms,
  noFileTerms,
} from '../../api/digital-files.ts'
import { NoSuchPage } from '../../ui/states/no-such-page.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { HiddenByStatus } from '../lists/hidden-by-status.tsx'
import { fileStatusName } from './file-status-names.ts'

type Props<File extends DigitalFile> = {
  options: DigitalFileOptions<File>
  terms: FileListTerms
  pageCount: number
  firstPage: ReactNode
  clearLink: (label: ReactNode) => ReactNode
  /** Of a person without any file. */
  children: ReactNode
}

/** Why a page of the list has no files, and what shows some. */
export function EmptyFileList<File extends DigitalFile>(props: Props<File>) {
  const { options, terms, pageCount, firstPage, clearLink, children } = props
  const { page, status } = terms
  const { data, isPending, isFetching } = useQuery({
    ...options.pageQuery(noFileTerms),
    placeholderData: undefined,
    enabled: status.length > 0,
    meta: { quiet: true },
  })
  if (pageCount > 0 && page > 1) {
    return <NoSuchPage page={page} pageCount={pageCount} firstPage={firstPage} />
  }
  if (isPending && isFetching) return <SkeletonRows rows={1} />
  const count = data?.pagination.totalCount ?? 0
  if (count === 0) return children
  return (
    <HiddenByStatus
      title={<Trans>No matching files</Trans>}
      statuses={status.map(fileStatusName)}
      count={count}
      clear={clearLink}
    />
  )
}
