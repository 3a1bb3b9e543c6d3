import { plural, t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { FileArchived } from '../../../api/receive-digital-file.ts'
import { useDownload } from '../../../domain/finished-files/use-download.ts'
import { isoOf } from '../../../lib/calendar.ts'
import type { StoredDraft } from '../drafts/stored-drafts.ts'
import { heldKinds } from '../held/held-kinds.ts'
import { dataExportMutation } from './data-export-mutation.ts'
import type { ExportEntry } from './export-entry.ts'
import { entryOfListing } from './load-listing.ts'
import { jsonOf } from './receive-export.ts'

export const isArchivedFile = (error: unknown): boolean => error instanceof FileArchived

export function exportFailureReason(error: unknown, _: number, errors: readonly unknown[]): string {
  if (!isArchivedFile(error)) return failureReason(error)
  const archived = errors.filter(isArchivedFile).length
  return plural(archived, {
    one: '# file has been moved to our archive. Please ask us for it at support@galley.example.',
    other:
      '# files have been moved to our archive. Please ask us for them at support@galley.example.',
  })
}

function fileOfDrafts(drafts: readonly StoredDraft[]) {
  const data = drafts.map(({ name, keptAt, values, files }) => ({
    name,
    keptAt: keptAt === undefined ? null : isoOf(keptAt),
    values,
    files,
  }))
  return { path: `${t`Drafts on this device`}.json`, content: jsonOf(data) }
}

type Owner = { application: Application; user: User }

export function useDataExport({ application, user }: Owner, drafts: readonly StoredDraft[]) {
  const { mutateAsync } = useMutation(dataExportMutation())
  return useDownload<ExportEntry>({
    download: async ({ files: lost, ...receiving }) => {
      const kinds = ['account', ...heldKinds(user, application)] as const
      const entries = lost ?? kinds.map((of) => entryOfListing({ of }))
      const { received, failed } = await mutateAsync({ entries, ...receiving })
      const { companyName } = application.config
      return {
        received: lost ? received : [...received, fileOfDrafts(drafts)],
        failed,
        zipName: `${t`Your data at ${companyName}`}.zip`,
      }
    },
  })
}
