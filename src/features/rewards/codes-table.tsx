import { Trans, useLingui } from '@lingui/react/macro'
import type { PromotionalCodeBenefit } from '../../api/rewards.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { CopyButton } from '../../ui/page/buttons/copy-button.tsx'
import { DataCell, DataTable } from '../../ui/page/data-table.tsx'
import { Status } from '../../ui/page/status.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import styles from './codes-table.module.css'
import { needsDiscount } from './rewards-rules.ts'

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
  const time = (
    <time dateTime={endDate} className={styles.oneLine}>
      {day}
    </time>
  )
  if (!highlighted) return time
  return (
    <div className={styles.ending}>
      {time}
      <Status tone="waiting">
        <Trans>Expires soon</Trans>
      </Status>
    </div>
  )
}

type RowProps = { benefit: PromotionalCodeBenefit; withDiscount: boolean }

function CodeRow({ benefit, withDiscount }: RowProps) {
  const { t } = useLingui()
  const { code, name, discount, used } = benefit
  const copied = () => t`Code ${code} copied. Paste it into your next order as a promo code.`
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
      {withDiscount ? (
        <DataCell name={<Trans>Discount</Trans>}>{discount.displayableAmount}</DataCell>
      ) : null}
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
  const { i18n } = useLingui()
  // Descriptions are in English.
  const withDiscount = i18n.locale !== 'en' || needsDiscount(codes)
  return (
    <DataTable
      label={label}
      columns={[
        { name: <Trans>Code</Trans>, width: '20%' },
        { name: <Trans>Description</Trans>, width: withDiscount ? '17%' : '27%' },
        ...(withDiscount ? [{ name: <Trans>Discount</Trans>, width: '10%' }] : []),
        { name: <Trans>Valid until</Trans>, width: '33%' },
        {
          name: (
            <VisuallyHidden>
              <Trans>Copy</Trans>
            </VisuallyHidden>
          ),
          atEnd: true,
        },
      ]}
    >
      {codes.map((benefit) => (
        <CodeRow key={benefit.code} benefit={benefit} withDiscount={withDiscount} />
      ))}
    </DataTable>
  )
}
