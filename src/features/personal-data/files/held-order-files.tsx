import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fileNameOf } from '../../../api/files/finished-files.ts'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { fileLabel, isReadable } from '../../../domain/finished-files/finished-file-labels.ts'
import { SentFileButton } from '../../../domain/finished-files/sent-file-button.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from '../personal-data.module.css'

type FinishedNameProps = {
  order: Pick<OrderDetails, 'externalId' | 'downloadAvailable'>
  file: OrderDetails['completedFiles'][number]
}

function FinishedName({ order, file }: FinishedNameProps) {
  const { externalId, downloadAvailable } = order
  const { key, path } = file
  const name = <bdi>{fileNameOf(path)}</bdi>
  if (!downloadAvailable || !isReadable(path)) return name
  const params = { externalId, key }
  return (
    <AppLink to="/$lang/researcher/details/$externalId/files/$key" params={params}>
      {name}
    </AppLink>
  )
}

function SentAndFinished({ order }: { order: OrderDetails }) {
  const { originalFiles, completedFiles } = order
  return (
    <>
      {originalFiles.length > 0 ? (
        <>
          <p>
            <Trans>Sent by you</Trans>
          </p>
          <ul className={styles.files}>
            {originalFiles.map((file) => (
              <li key={file.identity}>
                <SentFileButton file={file} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {completedFiles.length > 0 ? (
        <>
          <p>
            <Trans>Finished by us</Trans>
          </p>
          <ul className={styles.files}>
            {completedFiles.map((file) => (
              <li key={file.key}>
                <FinishedName order={order} file={file} /> ({fileLabel(file)})
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

export function HeldOrderFiles({ externalId }: { externalId: string }) {
  const query = useQuery(orderQuery(externalId))
  return (
    <QueryState
      query={query}
      loading={<SkeletonLines lines={2} />}
      failedTitle={<Trans>The files of this order could not be loaded</Trans>}
      isEmpty={({ order }) => !order?.originalFiles.length && !order?.completedFiles.length}
      empty={() => (
        <p>
          <Trans>There are no files.</Trans>
        </p>
      )}
    >
      {({ order }) => (order ? <SentAndFinished order={order} /> : null)}
    </QueryState>
  )
}
