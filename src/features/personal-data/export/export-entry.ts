import type { WantedFile } from '../../../api/files/receive-files.ts'
import type { HeldKind } from '../held/held-kinds.ts'

/** An answer that is kept as JSON and names further entries. */
export type Listing = { of: 'account' | HeldKind } | { of: 'order'; externalId: string }

/** A file as a download gives it. */
export type Content =
  | { of: 'upload' | 'edit' | 'translation'; identity: string }
  | { of: 'order'; externalId: string; key: string }

export type ListingEntry = WantedFile & { listing: Listing }
export type ContentEntry = WantedFile & { content: Content }
export type ExportEntry = ListingEntry | ContentEntry
