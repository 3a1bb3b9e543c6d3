import { Trans, useLingui } from '@lingui/react/macro'
import type { PromotionalCodeBenefit } from '../../api/rewards.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { Status } from '../../ui/page/status.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './reward-table.module.css'

/** When a code ends, and whether that is soon. */
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
  const day = formatLongDate(Date.parse(endDate), { language: i18n.locale })
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
  return (
    <tr data-used={used || undefined}>
      <th scope="row">
        <code className={styles.code}>{code}</code>
      </th>
      <td lang="en" className={styles.name}>
        {name}
      </td>
      <td>
        <span className={styles.label} aria-hidden="true">
          <Trans>Discount</Trans>
        </span>
        {discount.displayableAmount}
      </td>
      <td>
        <span className={styles.label} aria-hidden="true">
          <Trans>Valid until</Trans>
        </span>
        <Validity {...benefit} />
      </td>
      <td className={styles.action}>
        {used ? null : (
          <CopyButton text={code} copied={copied}>
            <Trans>Copy code</Trans> <VisuallyHidden>{code}</VisuallyHidden>
          </CopyButton>
        )}
      </td>
    </tr>
  )
}

type Props = {
  codes: readonly PromotionalCodeBenefit[]
  /** The name of the table for those who listen. */
  label: string
}

/** Promotional codes with what they take off, until when, and a way to copy each; cards on narrow screens. */
export function CodesTable({ codes, label }: Props) {
  return (
    <table className={`${styles.table} ${styles.codes}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Code</Trans>
          </th>
          <th scope="col">
            <Trans>What it is for</Trans>
          </th>
          <th scope="col">
            <Trans>Discount</Trans>
          </th>
          <th scope="col">
            <Trans>Valid until</Trans>
          </th>
          <th scope="col">
            <Trans>Copy</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map((benefit) => (
          <CodeRow key={benefit.code} benefit={benefit} />
        ))}
      </tbody>
    </table>
  )
}
