import { endsSession, isNetworkFailure } from '../../../api/errors/api-failure.ts'
import {
  type ReceivedFiles,
  type ReceivingFiles,
  receiveFiles,
} from '../../../api/files/receive-files.ts'
import type { ContentEntry, ExportEntry, Listing, ListingEntry } from './export-entry.ts'
import { withOwnPaths } from './export-paths.ts'

export type ReadListing = {
  data: object
  listings?: readonly ListingEntry[]
  contents?: readonly Omit<ContentEntry, 'key'>[]
}

type ReceivingExport = Pick<ReceivingFiles<ContentEntry>, 'receive' | 'signal' | 'onProgress'> & {
  load: (listing: Listing) => Promise<ReadListing>
}

type ReadListings = ReceivedFiles<ExportEntry> & { contents: Omit<ContentEntry, 'key'>[] }

export const jsonOf = (data: object): Blob => new Blob([JSON.stringify(data, undefined, 2)])

function untilAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // It may be aborted after the last listing.
  aborted.catch(() => {})
  return aborted
}

async function readListings(
  entries: readonly ListingEntry[],
  { load, signal }: Pick<ReceivingExport, 'load' | 'signal'>,
): Promise<ReadListings> {
  const read: ReadListings = { received: [], failed: [], contents: [] }
  const queue = [...entries]
  const aborted = untilAborted(signal)
  // Listings that are found on the way are read after the others.
  for (const entry of queue) {
    try {
      const {
        data,
        listings = [],
        contents = [],
      } = await Promise.race([load(entry.listing), aborted])
      read.received.push({ path: entry.path, content: jsonOf(data) })
      queue.push(...listings)
      read.contents.push(...contents)
    } catch (error) {
      signal.throwIfAborted()
      if (endsSession(error)) throw error
      read.failed.push({ file: entry, error })
    }
  }
  return read
}

/** Reads the listings, then one file after another. One that fails is named and leaves the others alone. */
export async function receiveExport(
  entries: readonly ExportEntry[],
  { load, ...receiving }: ReceivingExport,
): Promise<ReceivedFiles<ExportEntry>> {
  const listings = entries.flatMap((entry) => ('listing' in entry ? [entry] : []))
  const lost = entries.flatMap((entry) => ('content' in entry ? [entry] : []))
  const read = await readListings(listings, { load, signal: receiving.signal })
  const [failure] = read.failed
  if (failure && read.received.length === 0 && isNetworkFailure(failure.error)) throw failure.error
  const contents = withOwnPaths([...lost, ...read.contents])
  if (contents.length === 0) return { received: read.received, failed: read.failed }
  const files = await receiveFiles(contents, { ...receiving, lanes: 1 })
  return {
    received: [...read.received, ...files.received],
    failed: [...read.failed, ...files.failed],
  }
}
