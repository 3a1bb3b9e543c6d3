import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { noTerms, type OrderTerms, orderSearchQuery } from '../../api/orders.ts'
import { stateName } from '../../domain/orders/order-labels.ts'
import { placeOfTerms } from '../../domain/orders/order-search-rules.ts'
import { formatList } from '../../i18n/format-list.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'

type Props = { terms: OrderTerms }

/** How many orders only the status hides. */
function useHiddenByStatus(terms: OrderTerms) {
  const { data, isPending, isFetching } = useQuery({
    ...orderSearchQuery({ ...terms, status: noTerms.status, page: 1 }),
    placeholderData: undefined,
    enabled: terms.status.length > 0,
    meta: { quiet: true },
  })
  return { isPending: isPending && isFetching, count: data?.pagination.totalCount ?? 0 }
}

function HiddenByStatus({ terms, count }: Props & { count: number }) {
  const { t, i18n } = useLingui()
  const names = formatList(terms.status.map(stateName), { language: i18n.locale })
  return (
    <Empty
      title={t`No matching orders`}
      action={
        <AppButtonLink {...placeOfTerms({ ...terms, status: noTerms.status, page: 1 })}>
          <Trans>Clear the status filter</Trans>
        </AppButtonLink>
      }
    >
      <Plural
        value={count}
        one={`The status filter (${names}) hides the only order.`}
        other={`The status filter (${names}) hides all # orders.`}
      />
    </Empty>
  )
}

export function NoMatchingOrders({ terms }: Props) {
  const { t } = useLingui()
  const { isPending, count } = useHiddenByStatus(terms)
  if (isPending) return <SkeletonRows rows={1} />
  if (count > 0) return <HiddenByStatus terms={terms} count={count} />
  return (
    <Empty
      title={t`No matching orders`}
      action={
        <AppButtonLink to="/$lang/researcher">
          <Trans>Show all orders</Trans>
        </AppButtonLink>
      }
    >
      <Trans>Try part of the title, or clear the dates.</Trans>
    </Empty>
  )
}
