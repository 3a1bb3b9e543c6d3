import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type CompletedFile, finishedFileQuery } from '../../../api/files/finished-files.ts'
import { DocumentReader } from '../../../domain/document-reader/document-reader.tsx'
import { DocumentSkeleton } from '../../../domain/document-reader/document-skeleton.tsx'
import { isReadable } from '../../../domain/finished-files/finished-file-labels.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'

type Props = { externalId: string; file: CompletedFile }

function SaveButton({ file, variant }: { file: File; variant?: 'filled' }) {
  return (
    <Button variant={variant} onClick={() => saveFile(file)}>
      <Trans context="verb">Download</Trans>
    </Button>
  )
}

export function ReadFileDownload({ externalId, file }: Props) {
  const { data } = useQuery(finishedFileQuery({ externalId }, file))
  return data && isReadable(file.path) ? <SaveButton file={data} /> : null
}

export function FinishedDocument({ externalId, file }: Props) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(finishedFileQuery({ externalId }, file))}
      loading={<DocumentSkeleton label={t`The file is being downloaded.`} />}
      failedTitle={<Trans>The file could not be downloaded</Trans>}
      frame={(state, isLoading) =>
        isLoading ? state : <Section title={<Trans>Finished file</Trans>}>{state}</Section>
      }
    >
      {(content) => {
        if (!isReadable(file.path)) {
          return (
            <Notice tone="plain" stacked action={<SaveButton file={content} variant="filled" />}>
              <Trans>Only Word documents can be read here. Please download this file.</Trans>
            </Notice>
          )
        }
        return <DocumentReader file={content} onDownload={() => saveFile(content)} />
      }}
    </QueryState>
  )
}
