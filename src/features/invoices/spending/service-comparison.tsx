import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ordersInPeriodQuery } from '../../../api/orders/orders-in-period.ts'
import { BarTable } from '../../../domain/charts/bar-table.tsx'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { ReceivedPayment } from './received-payments.ts'
import styles from './spending.module.css'
import { chartCurrency, spendingOf } from './spending-by-month.ts'
import { periodOfOrders, type ServiceSpending, spendingByService } from './spending-by-service.ts'

type Props = { year: number; payments: readonly ReceivedPayment[] }

function ServiceList({ services }: Pick<ServiceSpending, 'services'>) {
  const { i18n } = useLingui()
  if (!services) return <Trans>Other payments</Trans>
  const names = services.map(({ id, name }) => serviceName(id, name, (message) => i18n._(message)))
  return formatList(names, { language: i18n.locale })
}

type ServicesProps = Props & { orders: Parameters<typeof spendingByService>[1] }

function Services({ year, payments, orders }: ServicesProps) {
  const { t } = useLingui()
  const unit = chartCurrency(spendingOf(payments))
  return (
    <BarTable
      label={t`Payments by service in ${year}`}
      nameColumn={<Trans>Services of the order</Trans>}
      amountColumn={<Trans>Amount paid</Trans>}
      rows={spendingByService(payments, orders).map(({ key, services, amount }) => ({
        key,
        name: <ServiceList services={services} />,
        amount,
        shown: formatMoney(amount, unit),
      }))}
    />
  )
}

export function ServiceComparison({ year, payments }: Props) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(ordersInPeriodQuery(periodOfOrders(payments)))}
      loading={<SkeletonRows rows={3} label={t`The services are loading.`} />}
      failedTitle={t`The services could not be loaded`}
      isEmpty={(orders) => orders === null}
      empty={() => (
        <p className={styles.note}>
          <Trans>You have too many orders in {year} to add them up by service.</Trans>
        </p>
      )}
    >
      {(orders) => <Services year={year} payments={payments} orders={orders ?? []} />}
    </QueryState>
  )
}
