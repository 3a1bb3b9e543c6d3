import { Trans } from '@lingui/react/macro'
import type { InvoiceLoad } from '../../api/invoices.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { prepaidBalance } from '../../domain/money/prepaid-balance.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './prepay.module.css'

export function PrepayBalance({ load }: { load: InvoiceLoad }) {
  const { currency, prepayments, usdCredits } = load
  const money = (dollars: number) => formatMoney(fromDollars(dollars, currency), currency)
  return (
    <Section card title={<Trans>Available balance</Trans>}>
      <dl className={styles.balance}>
        <div>
          <dt>
            <Trans>PrePay balance</Trans>
          </dt>
          <dd>{money(prepaidBalance(prepayments))}</dd>
        </div>
        <div>
          <dt>
            <Trans>Credits</Trans>
          </dt>
          <dd>{money(usdCredits)}</dd>
        </div>
      </dl>
      <p>
        <Trans>When you pay for an order, choose how much of each to use.</Trans>
      </p>
    </Section>
  )
}
