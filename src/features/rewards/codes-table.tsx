import { Trans, useLingui } from '@lingui/react/macro'
import type { PromotionalCodeBenefit } from '../../api/rewards.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { CopyButton } from '../../ui/page/buttons/copy-button.tsx'
import { DataCell, DataTable } from '../../ui/page/data-table.tsx'
import { Status } from '../../ui/page/status.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import styles from './codes-table.module.css'

function Validity({ endDate, used, highlighted }: PromotionalCodeBenefit) {
  const { i18n } = useLingui()
  if (used) {
    return (
      <Status tone="off">
        <Trans>Used</Trans>
      </Status>
    )
  }
  if (endDate === null) return <Trans>No expiry</Trans>
  const day = formatLongDate(parseInstant(endDate), { language: i18n.locale })
  if (!highlighted) return <time dateTime={endDate}>{day}</time>
  return (
    <Status tone="waiting" more={<time dateTime={endDate}>{day}</time>}>
      <Trans>Expires soon</Trans>
    </Status>
  )
}

function CodeRow({ benefit }: { benefit: PromotionalCodeBenefit }) {
  const { t } = useLingui()
  const { code, name, discount, used } = benefit
  const copied = () => t`Code ${code} copied. Paste it into your next order as a promotional code.`
  const style = used ? styles.used : undefined
  return (
    <tr>
      <DataCell heads>
        <code className={`${styles.code} ${style ?? ''}`}>{code}</code>
      </DataCell>
      <DataCell>
        <span lang="en" className={style}>
          {name}
        </span>
      </DataCell>
      <DataCell name={<Trans>Discount</Trans>}>{discount.displayableAmount}</DataCell>
      <DataCell name={<Trans>Valid until</Trans>}>
        <Validity {...benefit} />
      </DataCell>
      <DataCell atEnd>
        {used ? null : (
          <CopyButton text={code} copied={copied}>
            <Trans>Copy code</Trans> <VisuallyHidden>{code}</VisuallyHidden>
          </CopyButton>
        )}
      </DataCell>
    </tr>
  )
}

type Props = {
  codes: readonly PromotionalCodeBenefit[]
  label: string
}

export function CodesTable({ codes, label }: Props) {
  return (
    <DataTable
      label={label}
      columns={[
        { name: <Trans>Code</Trans>, width: '20%' },
        { name: <Trans>Description</Trans>, width: '22%' },
        { name: <Trans>Discount</Trans>, width: '14%' },
        { name: <Trans>Valid until</Trans>, width: '25%' },
        { name: <Trans>Copy</Trans>, atEnd: true },
      ]}
    >
      {codes.map((benefit) => (
        <CodeRow key={benefit.code} benefit={benefit} />
      ))}
    </DataTable>
  )
}
