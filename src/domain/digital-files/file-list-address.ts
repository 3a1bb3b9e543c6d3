import type { FileListTerms } from '../../api/digital-files.ts'
import type { FileListSearch } from './file-list-terms.ts'

/** Of the two lists of digital products. */
export type FileListPath =
  | '/$lang/researcher/digital-editing/{-$status}'
  | '/$lang/researcher/digital-translations/{-$status}'

/** An explicit undefined, since the router keeps the URL's value for omitted keys. */
export const searchOfFileTerms = ({ page, status, sort }: FileListTerms): FileListSearch => ({
  page: page > 1 ? page : undefined,
  status: status.join() || undefined,
  sort: sort || undefined,
})

export const isNarrowedOrSorted = ({ status, sort }: FileListTerms): boolean =>
  status.length > 0 || sort !== ''
