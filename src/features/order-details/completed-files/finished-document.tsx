import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type CompletedFile, finishedFileQuery } from '../../../api/files/finished-files.ts'
import { DocumentReader } from '../../../domain/document-reader/document-reader.tsx'
import { isReadable } from '../../../domain/finished-files/finished-file-labels.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from './completed-files.module.css'

type Props = { externalId: string; file: CompletedFile }

export function FinishedDocument({ externalId, file }: Props) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(finishedFileQuery({ externalId }, file))}
      loading={<SkeletonLines lines={8} label={t`The file is being downloaded.`} />}
      failedTitle={<Trans>The file could not be downloaded</Trans>}
      frame={(state) => <Section title={<Trans>Finished file</Trans>}>{state}</Section>}
    >
      {(content) => {
        const download = (
          <Button onClick={() => saveFile(content)}>
            <Trans context="verb">Download</Trans>
          </Button>
        )
        if (!isReadable(file.path)) {
          return (
            <Notice tone="plain" action={download}>
              <Trans>Only Word documents can be read here. Please download this file.</Trans>
            </Notice>
          )
        }
        return (
          <>
            <p className={styles.download}>{download}</p>
            <DocumentReader file={content} download={download} />
          </>
        )
      }}
    </QueryState>
  )
}
