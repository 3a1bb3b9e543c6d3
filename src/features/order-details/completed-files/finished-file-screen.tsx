import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type CompletedFile, fileNameOf } from '../../../api/files/finished-files.ts'
import { orderQuery } from '../../../api/orders.ts'
import { fileLabel } from '../../../domain/finished-files/finished-file-labels.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from './completed-files.module.css'
import { FinishedDocument, ReadFileDownload } from './finished-document.tsx'
import { UnknownFile } from './unknown-file.tsx'

type Props = { externalId: string; fileKey: string }

function Heading({ file, externalId }: { file: CompletedFile | undefined; externalId: string }) {
  const { t } = useLingui()
  return (
    <div>
      <p className={styles.back}>
        <AppLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
        >
          <Icon name="arrow-left" size={12} />
          <Trans>Back to order {externalId}</Trans>
        </AppLink>
      </p>
      <PageHeading
        ofFile={file !== undefined}
        title={file ? fileNameOf(file.path) : t`Finished file`}
        lead={file ? fileLabel(file) : undefined}
        action={file ? <ReadFileDownload externalId={externalId} file={file} /> : undefined}
      />
    </div>
  )
}

export function FinishedFileScreen({ externalId, fileKey }: Props) {
  const { t } = useLingui()
  const isNumber = fitsContract('OrderNumber', externalId)
  const query = useQuery({ ...orderQuery(externalId), enabled: isNumber })
  const file = query.data?.order?.completedFiles.find(({ key }) => key === fileKey)
  return (
    <>
      <Heading file={file} externalId={externalId} />
      {isNumber ? (
        <QueryState
          query={query}
          loading={<SkeletonLines lines={6} label={t`Please wait while we load your order`} />}
          failedTitle={<Trans>Your order could not be loaded</Trans>}
          frame={(state) => <Section title={<Trans>Your order</Trans>}>{state}</Section>}
        >
          {() =>
            file ? (
              <FinishedDocument key={fileKey} externalId={externalId} file={file} />
            ) : (
              <UnknownFile externalId={externalId} />
            )
          }
        </QueryState>
      ) : (
        <UnknownFile externalId={externalId} />
      )}
    </>
  )
}
