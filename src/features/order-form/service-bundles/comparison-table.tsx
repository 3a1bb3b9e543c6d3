import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../i18n/format-money.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { DataCell, DataTable } from '../../../ui/page/data-table.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { bundleNames } from './bundle-names.ts'
import type { ComparedBundle } from './compare-bundles.ts'
import { useServiceName } from './use-service-name.ts'

type Props = { columns: readonly ComparedBundle[]; differing: readonly string[] }

type PartProps = { compared: ComparedBundle; service: string }

function ServicePart({ compared, service }: PartProps) {
  const isIncluded = compared.parts.some(({ identity }) => identity === service)
  return (
    <>
      {isIncluded ? <Icon name="tick" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>
        {isIncluded ? <Trans>In this bundle</Trans> : <Trans>Not in this bundle</Trans>}
      </VisuallyHidden>
    </>
  )
}

export function ComparisonTable({ columns, differing }: Props) {
  const { t } = useLingui()
  const { currency } = useOrderForm().orderForm
  const serviceName = useServiceName()
  const nameOf = ({ bundle }: ComparedBundle) => labelOf(bundleNames, bundle.name)
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
      compared
      label={t`Bundles side by side`}
      columns={[
        { name: <Trans>What you can include</Trans> },
        ...columns.map((compared) => ({ name: nameOf(compared), atEnd: true })),
      ]}
    >
      {row('total', <Trans>Bundle total</Trans>, ({ total }) => (
        <strong>{formatMoney(total, currency)}</strong>
      ))}
      {row('main', <Trans>Service</Trans>, ({ bundle }) => serviceName(bundle.primaryService.id))}
      {differing.map((service) =>
        row(service, serviceName(service), (compared) => (
          <ServicePart compared={compared} service={service} />
        )),
      )}
    </DataTable>
  )
}
