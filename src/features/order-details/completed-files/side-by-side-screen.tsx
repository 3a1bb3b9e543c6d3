import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  type CompletedFile,
  fileNameOf,
  finishedFileQuery,
} from '../../../api/files/finished-files.ts'
import { sentFileQuery } from '../../../api/files/sent-files.ts'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { SideBySide } from '../../../domain/side-by-side/side-by-side.tsx'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { PartOfPage } from '../../../ui/states/part-of-page.tsx'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { FilePageHeading } from './file-page-heading.tsx'
import { originalOf } from './original-of.ts'
import { UnknownFile } from './unknown-file.tsx'

type OriginalFile = OrderDetails['originalFiles'][number]
type ComparedProps = { externalId: string; file: CompletedFile; original: OriginalFile }

function ComparedFiles({ externalId, file, original }: ComparedProps) {
  const { t } = useLingui()
  const sent = useQuery(sentFileQuery(original))
  const finished = useQuery(finishedFileQuery({ externalId }, file))
  return (
    <QueryState
      query={bothQueries(sent, finished)}
      loading={<SkeletonLines lines={10} label={t`The two files are being downloaded.`} />}
      failedTitle={<Trans>The files could not be downloaded</Trans>}
      frame={(state, isLoading) =>
        isLoading ? state : <Section title={<Trans>Side by side</Trans>}>{state}</Section>
      }
    >
      {([source, translation]) => <SideBySide original={source} translation={translation} />}
    </QueryState>
  )
}

type Props = { externalId: string; fileKey: string }
type Pair = { file: CompletedFile; original: OriginalFile }

function pairIn(order: OrderDetails | undefined, fileKey: string): Pair | undefined {
  const file = order?.completedFiles.find(({ key }) => key === fileKey)
  const original = file && order && originalOf(file, order.originalFiles)
  return original && { file, original }
}

function Heading({ externalId, pair }: { externalId: string; pair: Pair | undefined }) {
  const { t } = useLingui()
  const originalName = pair?.original.name ?? ''
  return (
    <FilePageHeading
      externalId={externalId}
      file={pair?.file}
      title={pair ? fileNameOf(pair.file.path) : t`Side by side`}
      lead={pair ? t`Side by side with ${originalName}` : undefined}
    />
  )
}

type FoundProps = Props & { order: OrderDetails | undefined }

const FoundHeading = ({ order, fileKey, externalId }: FoundProps) => (
  <Heading externalId={externalId} pair={pairIn(order, fileKey)} />
)

export function SideBySideScreen({ externalId, fileKey }: Props) {
  const { t } = useLingui()
  const isNumber = fitsContract('OrderNumber', externalId)
  const query = useQuery({ ...orderQuery(externalId), enabled: isNumber })
  const order = query.data?.order ?? undefined
  return (
    <>
      <PartOfPage
        resetKey={order}
        frame={() => <Heading externalId={externalId} pair={undefined} />}
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
            const pair = pairIn(order, fileKey)
            return pair ? (
              <ComparedFiles key={fileKey} externalId={externalId} {...pair} />
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
