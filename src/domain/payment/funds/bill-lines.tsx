import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import styles from '../payment.module.css'
import type { AppliedFunds, FundedBill } from './funds-rules.ts'

type Props = Pick<FundedBill, 'total' | 'currency'> & { applied: AppliedFunds }

export function BillLines({ total, currency, applied }: Props) {
  const { creditsApplied, prepaymentApplied } = applied
  if (creditsApplied === 0 && prepaymentApplied === 0) return null
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formatMoney(total, currency)}</dd>
      </div>
      {creditsApplied > 0 ? (
        <div>
          <dt>
            <Trans>Credits</Trans>
          </dt>
          <dd>{formatMoney(-creditsApplied, currency)}</dd>
        </div>
      ) : null}
      {prepaymentApplied > 0 ? (
        <div>
          <dt>
            <Trans>PrePay balance</Trans>
          </dt>
          <dd>{formatMoney(-prepaymentApplied, currency)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
