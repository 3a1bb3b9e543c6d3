import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  type CompletedFile,
  fileNameOf,
  finishedFileQuery,
} from '../../../api/files/finished-files.ts'
import { sentFileQuery } from '../../../api/files/sent-files.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { SideBySide } from '../../../domain/side-by-side/side-by-side.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { FilePage } from './file-page.tsx'
import { FilePageHeading } from './file-page-heading.tsx'
import { originalOf } from './original-of.ts'

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

type Pair = { file: CompletedFile; original: OriginalFile }

function pairIn(order: OrderDetails, fileKey: string): Pair | undefined {
  const file = order.completedFiles.find(({ key }) => key === fileKey)
  const original = file && originalOf(file, order.originalFiles)
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

type Props = { externalId: string; fileKey: string }

export function SideBySideScreen({ externalId, fileKey }: Props) {
  return (
    <FilePage
      externalId={externalId}
      findIn={(order) => pairIn(order, fileKey)}
      heading={(pair) => <Heading externalId={externalId} pair={pair} />}
    >
      {(pair) => <ComparedFiles key={fileKey} externalId={externalId} {...pair} />}
    </FilePage>
  )
}
