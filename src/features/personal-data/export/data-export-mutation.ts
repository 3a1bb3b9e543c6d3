import { mutationOptions } from '@tanstack/react-query'
import { digitalEditOptions } from '../../../api/digital-editing.ts'
import { translationOptions } from '../../../api/digital-translation.ts'
import { receiveFinishedFile } from '../../../api/files/finished-files.ts'
import type { ReceivingFiles } from '../../../api/files/receive-files.ts'
import type { Receiving } from '../../../api/files/receive-stream.ts'
import { receiveSentFile } from '../../../api/files/sent-files.ts'
import { changesNoQuery } from '../../../api/invalidates-nothing.ts'
import type { ContentEntry, ExportEntry } from './export-entry.ts'
import { loadListing } from './load-listing.ts'
import { receiveExport } from './receive-export.ts'

function receiveContent({ content }: ContentEntry, receiving: Receiving): Promise<Blob> {
  switch (content.of) {
    case 'upload':
      return receiveSentFile(content.identity, receiving)
    case 'order': {
      const { externalId, key } = content
      return receiveFinishedFile({ externalId }, key, receiving)
    }
    case 'edit':
      return digitalEditOptions.receive(content.identity, receiving.signal)
    case 'translation':
      return translationOptions.receive(content.identity, receiving.signal)
  }
}

type ExportRequest = { entries: readonly ExportEntry[] } & Pick<
  ReceivingFiles,
  'signal' | 'onProgress'
>

export const dataExportMutation = () =>
  mutationOptions({
    mutationKey: ['dataExport'],
    mutationFn: ({ entries, ...receiving }: ExportRequest, { client: queries }) =>
      receiveExport(entries, {
        ...receiving,
        load: (listing) => loadListing(listing, queries),
        receive: receiveContent,
      }),
    meta: { invalidates: changesNoQuery },
  })
