import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type CompletedFile, fileNameOf } from '../../../api/files/finished-files.ts'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { fileLabel } from '../../../domain/finished-files/finished-file-labels.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { PartOfPage } from '../../../ui/states/part-of-page.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { FilePageHeading } from './file-page-heading.tsx'
import { FinishedDocument } from './finished-document.tsx'
import { UnknownFile } from './unknown-file.tsx'

const fileIn = (order: OrderDetails | undefined, fileKey: string) =>
  order?.completedFiles.find(({ key }) => key === fileKey)

type HeadingProps = { externalId: string; file: CompletedFile | undefined }

function Heading({ externalId, file }: HeadingProps) {
  const { t } = useLingui()
  return (
    <FilePageHeading
      externalId={externalId}
      file={file}
      title={file ? fileNameOf(file.path) : t`Finished file`}
      lead={file && fileLabel(file)}
    />
  )
}

type FoundProps = Props & { order: OrderDetails | undefined }

const FoundHeading = ({ order, fileKey, externalId }: FoundProps) => (
  <Heading externalId={externalId} file={fileIn(order, fileKey)} />
)

type Props = { externalId: string; fileKey: string }

export function FinishedFileScreen({ externalId, fileKey }: Props) {
  const { t } = useLingui()
  const isNumber = fitsContract('OrderNumber', externalId)
  const query = useQuery({ ...orderQuery(externalId), enabled: isNumber })
  const order = query.data?.order ?? undefined
  return (
    <>
      <PartOfPage
        resetKey={order}
        frame={() => <Heading externalId={externalId} file={undefined} />}
      >
        <FoundHeading order={order} externalId={externalId} fileKey={fileKey} />
      </PartOfPage>
      {isNumber ? (
        <QueryState
          query={query}
          loading={<SkeletonLines lines={6} label={t`Please wait while we load your order`} />}
          failedTitle={<Trans>Your order could not be loaded</Trans>}
          frame={(state) => <Section title={<Trans>Your order</Trans>}>{state}</Section>}
        >
          {() => {
            const file = fileIn(order, fileKey)
            return file ? (
              <FinishedDocument key={fileKey} externalId={externalId} file={file} />
            ) : (
              <UnknownFile externalId={externalId} />
            )
          }}
        </QueryState>
      ) : (
        <UnknownFile externalId={externalId} />
      )}
    </>
  )
}
