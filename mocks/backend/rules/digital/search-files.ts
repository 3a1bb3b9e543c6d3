import type { View } from '../../../store/view.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { DIGITAL_PAGE_SIZE } from '../../reference-data/digital-limits.ts'
import { allOnOnePage, pageOf } from '../page-of.ts'

type FileSearch = {
  page?: number
  status?: readonly Schemas['DigitalStatus'][]
  sort?: Schemas['DigitalSort']
  identities?: readonly string[]
}

/** Those that were requested by identity, or one page; `statusOf` is the status at the time of the call. */
export function searchFiles<Row extends { identity: string }>(
  listed: View<Row>,
  { page, status, sort, identities }: FileSearch,
  statusOf: (row: Row) => Schemas['DigitalStatus'],
) {
  if (identities)
    return allOnOnePage(listed.filter(({ identity }) => identities.includes(identity)))
  const wanted = status ? listed.filter((row) => status.includes(statusOf(row))) : listed
  return pageOf(sort === 'oldest' ? wanted.reversed() : wanted, page, DIGITAL_PAGE_SIZE)
}
