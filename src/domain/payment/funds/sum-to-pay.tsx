import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import styles from '../payment.module.css'
import { BillLines } from './bill-lines.tsx'
import type { AppliedFunds, FundedBill } from './funds-rules.ts'

export type ShownSum = Pick<FundedBill, 'total'> & {
  applied: AppliedFunds
  method: string | undefined
}

type Props = ShownSum & Pick<FundedBill, 'currency'>

export function SumToPay({ total, applied, method, currency }: Props) {
  return (
    <div className={styles.sum}>
      <BillLines total={total} currency={currency} applied={applied} />
      <dl className={styles.total}>
        <dt>
          <MetaLine>
            <Trans>You pay</Trans>
            {method}
          </MetaLine>
        </dt>
        <dd>{formatMoney(applied.due, currency)}</dd>
      </dl>
    </div>
  )
}
