import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { PartOfPage } from '../../../ui/states/part-of-page.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { UnknownFile } from './unknown-file.tsx'

type FilePageProps<File extends object> = {
  externalId: string
  findIn: (order: OrderDetails) => File | undefined
  /** Without a file while the order loads, and where it has none. */
  heading: (file: File | undefined) => ReactNode
  children: (file: File) => ReactNode
}

type FoundHeadingProps<File extends object> = Pick<FilePageProps<File>, 'findIn' | 'heading'> & {
  order: OrderDetails | undefined
}

const FoundHeading = <File extends object>({ order, findIn, heading }: FoundHeadingProps<File>) =>
  heading(order && findIn(order))

/** A page about finished files of one order. */
export function FilePage<File extends object>({
  externalId,
  findIn,
  heading,
  children,
}: FilePageProps<File>) {
  const { t } = useLingui()
  const isNumber = fitsContract('OrderNumber', externalId)
  const query = useQuery({ ...orderQuery(externalId), enabled: isNumber })
  const order = query.data?.order ?? undefined
  const unknown = <UnknownFile externalId={externalId} />
  return (
    <>
      <PartOfPage resetKey={order} frame={() => heading(undefined)}>
        <FoundHeading order={order} findIn={findIn} heading={heading} />
      </PartOfPage>
      {isNumber ? (
        <QueryState
          query={query}
          loading={<SkeletonLines lines={6} label={t`Please wait while we load your order`} />}
          failedTitle={<Trans>Your order could not be loaded</Trans>}
          frame={(state) => <Section title={<Trans>Your order</Trans>}>{state}</Section>}
        >
          {() => {
            const file = order && findIn(order)
            return file ? children(file) : unknown
          }}
        </QueryState>
      ) : (
        unknown
      )}
    </>
  )
}
