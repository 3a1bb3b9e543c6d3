import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../i18n/format-money.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { DataCell, DataTable } from '../../../ui/page/data-table.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { OptionPrice } from '../additional-services/option-price.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { bundleNames } from './bundle-names.ts'
import type { ComparedBundle } from './compare-bundles.ts'
import { useServiceName } from './use-service-name.ts'

type Props = { columns: readonly ComparedBundle[]; services: readonly string[] }

function ServicePart({ compared, service }: { compared: ComparedBundle; service: string }) {
  const part = compared.parts.find(({ identity }) => identity === service)
  if (!part) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <Trans>Not in this bundle</Trans>
        </VisuallyHidden>
      </>
    )
  }
  const [option] = part.options
  return option ? <OptionPrice option={option} /> : null
}

export function ComparisonTable({ columns, services }: Props) {
  const { t, i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const serviceName = useServiceName()
  const nameOf = ({ bundle }: ComparedBundle) => labelOf(bundleNames, bundle.name)
  const money = (amount: number) => formatMoney(amount, currency)
  const percentOf = ({ discount }: ComparedBundle) =>
    i18n.number((discount?.percent ?? 0) / 100, { style: 'percent' })

  const row = (key: string, name: ReactNode, value: (compared: ComparedBundle) => ReactNode) => (
    <tr key={key}>
      <DataCell heads>{name}</DataCell>
      {columns.map((compared) => (
        <DataCell key={compared.bundle.id} name={nameOf(compared)} atEnd>
          {value(compared)}
        </DataCell>
      ))}
    </tr>
  )
  return (
    <DataTable
      label={t`Bundles side by side`}
      columns={[
        { name: <Trans>What you get</Trans> },
        ...columns.map((compared) => ({ name: nameOf(compared), atEnd: true })),
      ]}
    >
      {services.map((service) =>
        row(service, serviceName(service), (compared) => (
          <ServicePart compared={compared} service={service} />
        )),
      )}
      {row('alone', <Trans>Bought separately</Trans>, ({ alone }) => money(alone))}
      {row('discount', <Trans>Bundle discount</Trans>, (compared) =>
        compared.discount ? percentOf(compared) : <Trans>No discount</Trans>,
      )}
      {row('saved', <Trans>You save</Trans>, ({ discount }) => money(discount?.amount ?? 0))}
      {row('total', <Trans>Bundle total</Trans>, ({ total }) => (
        <strong>{money(total)}</strong>
      ))}
    </DataTable>
  )
}
