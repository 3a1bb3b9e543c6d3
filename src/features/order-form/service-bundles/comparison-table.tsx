import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../i18n/format-money.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { DataCell, DataTable } from '../../../ui/page/data-table.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { OptionPrice } from '../additional-services/option-price.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './bundle-comparison.module.css'
import { bundleNames } from './bundle-names.ts'
import type { ComparedBundle } from './compare-bundles.ts'
import { useServiceName } from './use-service-name.ts'

type Props = { columns: readonly ComparedBundle[]; additions: readonly string[] }

type PartProps = { compared: ComparedBundle; service: string }

function ServicePart({ compared, service }: PartProps) {
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

function MainService({ compared: { bundle } }: Pick<PartProps, 'compared'>) {
  const name = useServiceName()(bundle.primaryService.id)
  const [option] = bundle.primaryService.options
  return (
    <>
      {name}
      {option ? (
        <span className={styles.under}>
          <OptionPrice option={option} />
        </span>
      ) : null}
    </>
  )
}

export function ComparisonTable({ columns, additions }: Props) {
  const { t, i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const serviceName = useServiceName()
  const nameOf = ({ bundle }: ComparedBundle) => labelOf(bundleNames, bundle.name)
  const money = (amount: number) => formatMoney(amount, currency)
  const savedBy = ({ discount }: ComparedBundle) => {
    if (!discount) return <Trans>No discount</Trans>
    const saved = money(discount.amount)
    const percent = i18n.number(discount.percent / 100, { style: 'percent' })
    return (
      <>
        {saved}
        <span className={styles.under}>{percent}</span>
      </>
    )
  }

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
      {row('total', <Trans>Bundle total</Trans>, ({ total }) => (
        <strong>{money(total)}</strong>
      ))}
      {row('alone', <Trans>Bought separately</Trans>, ({ alone }) => money(alone))}
      {row('saved', <Trans>You save</Trans>, (compared) => savedBy(compared))}
      {row('main', <Trans>Service</Trans>, (compared) => (
        <MainService compared={compared} />
      ))}
      {additions.map((service) =>
        row(service, serviceName(service), (compared) => (
          <ServicePart compared={compared} service={service} />
        )),
      )}
    </DataTable>
  )
}
