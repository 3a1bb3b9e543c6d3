import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fileNameOf } from '../../../api/files/finished-files.ts'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { fileLabel } from '../../../domain/finished-files/finished-file-labels.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from '../personal-data.module.css'

type FilesOfOrder = Pick<OrderDetails, 'originalFiles' | 'completedFiles'>

function SentAndFinished({ originalFiles, completedFiles }: FilesOfOrder) {
  return (
    <>
      {originalFiles.length > 0 ? (
        <>
          <p>
            <Trans>Sent by you</Trans>
          </p>
          <ul className={styles.files}>
            {originalFiles.map(({ identity, name }) => (
              <li key={identity}>
                <bdi>{name}</bdi>
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
                <bdi>{fileNameOf(file.path)}</bdi> ({fileLabel(file)})
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
      {({ order }) => (order ? <SentAndFinished {...order} /> : null)}
    </QueryState>
  )
}
