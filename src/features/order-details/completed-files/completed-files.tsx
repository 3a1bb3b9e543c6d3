import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fileNameOf, finishedFilesQuery } from '../../../api/files/finished-files.ts'
import { DownloadAll } from '../../../domain/finished-files/download-all.tsx'
import { isReadable } from '../../../domain/finished-files/finished-file-labels.ts'
import { FinishedFileList } from '../../../domain/finished-files/finished-file-list.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { OrderProps } from '../order-props.ts'
import styles from './completed-files.module.css'
import { LockedFiles } from './locked-files.tsx'
import { originalOf } from './original-of.ts'

export function CompletedFiles({ order, user }: OrderProps) {
  return (
    <Section title={<Trans>Completed files</Trans>}>
      {order.downloadAvailable ? (
        <AvailableFiles order={order} />
      ) : (
        <LockedFiles order={order} user={user} />
      )}
    </Section>
  )
}

type FileLinkProps = { externalId: string; file: { key: string; path: string } }

function ReadLink({ externalId, file: { key, path } }: FileLinkProps) {
  const { t } = useLingui()
  const name = fileNameOf(path)
  return (
    <AppButtonLink
      variant="text"
      to="/$lang/researcher/details/$externalId/files/$key"
      params={{ externalId, key }}
      aria-label={t`Read ${name}`}
    >
      <Trans>Read</Trans>
    </AppButtonLink>
  )
}

function SideBySideLink({ externalId, file: { key, path } }: FileLinkProps) {
  const { t } = useLingui()
  const name = fileNameOf(path)
  return (
    <AppButtonLink
      variant="text"
      to="/$lang/researcher/details/$externalId/files/$key/side-by-side"
      params={{ externalId, key }}
      aria-label={t`${name} side by side with the original`}
    >
      <Trans>Side by side</Trans>
    </AppButtonLink>
  )
}

function AvailableFiles({ order }: Pick<OrderProps, 'order'>) {
  const { externalId, completedFiles, originalFiles } = order
  const owner = { externalId }
  return (
    <QueryState
      query={useQuery(finishedFilesQuery(owner))}
      loading={<SkeletonRows rows={completedFiles.length} />}
      failedTitle={<Trans>Your files could not be loaded</Trans>}
    >
      {({ files }) => (
        <div className={styles.files}>
          <DownloadAll owner={owner} variant="filled">
            <Trans>Download all</Trans>
          </DownloadAll>
          <FinishedFileList
            owner={owner}
            files={files}
            actionOf={(file) => (
              <>
                {isReadable(file.path) ? <ReadLink externalId={externalId} file={file} /> : null}
                {originalOf(file, originalFiles) ? (
                  <SideBySideLink externalId={externalId} file={file} />
                ) : null}
              </>
            )}
          />
        </div>
      )}
    </QueryState>
  )
}
