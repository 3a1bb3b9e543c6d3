import type { DigitalFileStatus, FileListTerms } from '../../api/digital-files.ts'
import { type ListSearch, listSearch } from '../../lib/search/list-search.ts'
import { type PageSearch, pageSearch } from '../../lib/search/page-search.ts'

/** In the order in which a file goes through them. */
export const fileStatuses: readonly DigitalFileStatus[] = ['processing', 'completed', 'failed']

export type FileListSearch = PageSearch & ListSearch

export const fileListSearch = (search: Record<string, unknown>): FileListSearch => ({
  ...pageSearch(search),
  ...listSearch(search),
})

/** What cannot be read counts as empty. */
export function fileTermsOf({ page = 1, status = '', sort }: FileListSearch): FileListTerms {
  const wanted = status.split(',')
  return {
    page,
    status: fileStatuses.filter((each) => wanted.includes(each)),
    sort: sort === 'oldest' ? sort : '',
  }
}
