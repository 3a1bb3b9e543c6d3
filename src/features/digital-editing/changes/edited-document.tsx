import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { type DigitalEdit, digitalEditOptions } from '../../../api/digital-editing.ts'
import { FileArchived } from '../../../api/receive-digital-file.ts'
import { savedName } from '../../../domain/digital-files/digital-file-rules.ts'
import { DocumentReader } from '../../../domain/document-reader/document-reader.tsx'
import { DocumentSkeleton } from '../../../domain/document-reader/document-skeleton.tsx'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { ArchivedEdit } from '../edit/archived-edit.tsx'
import { decisionsDraft } from '../edit/decisions-draft.ts'
import { editingProduct } from '../editing-product.ts'

type Props = { edit: DigitalEdit; user: User }

export function EditedDocument({ edit, user }: Props) {
  const { t, i18n } = useLingui()
  const { identity, file } = edit
  const edited = savedName(file.name, i18n._(editingProduct.savedSuffix))
  const query = useQuery(digitalEditOptions.contentQuery(identity))
  if (query.error instanceof FileArchived) return <ArchivedEdit />
  return (
    <QueryState
      query={query}
      loading={<DocumentSkeleton label={t`The file is being downloaded.`} />}
      failedTitle={<Trans>The file could not be downloaded</Trans>}
      frame={(state) => <Section title={<Trans>Your file</Trans>}>{state}</Section>}
    >
      {(content) => (
        <DocumentReader
          file={content}
          onDownload={() => saveFile(new File([content], edited))}
          review={{
            draft: decisionsDraft(identity, user.identity),
            fileName: savedName(file.name, t`reviewed`),
          }}
        />
      )}
    </QueryState>
  )
}
