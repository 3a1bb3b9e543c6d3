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

type FilePageProps<Found extends object> = {
  externalId: string
  findIn: (order: OrderDetails) => Found | undefined
  /** With nothing while the order loads, and where it has no such file. */
  heading: (found: Found | undefined) => ReactNode
  children: (found: Found) => ReactNode
}

type FoundHeadingProps<Found extends object> = Pick<FilePageProps<Found>, 'findIn' | 'heading'> & {
  order: OrderDetails | undefined
}

const FoundHeading = <Found extends object>({ order, findIn, heading }: FoundHeadingProps<Found>) =>
  heading(order && findIn(order))

/** A page about finished files of one order. */
export function FilePage<Found extends object>({
  externalId,
  findIn,
  heading,
  children,
}: FilePageProps<Found>) {
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
            const found = order && findIn(order)
            return found ? children(found) : unknown
          }}
        </QueryState>
      ) : (
        unknown
      )}
    </>
  )
}
