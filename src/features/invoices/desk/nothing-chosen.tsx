import { Trans } from '@lingui/react/macro'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { JustPaid } from '../invoice-list-props.ts'
import { PromisedNotice } from '../pay-off/promised-notice.tsx'
import { numbersOf } from '../selection/invoice-selection.ts'
import { OnItsWay } from './on-its-way.tsx'
import styles from './pay-desk.module.css'
import type { PayDeskSummary } from './pay-desk-summary.ts'

type Props = {
  load: InvoiceLoad
  justPaid: JustPaid | undefined
  /** Undefined where no listed invoice can be paid. */
  all: PayDeskSummary | undefined
}

export function NothingChosen({ all, load, justPaid }: Props) {
  const hasReceipt = justPaid !== undefined
  const due = all?.isOnItsWay ? [] : (all?.invoices ?? [])
  const others = (all?.promised ?? []).filter(
    ({ pendingPayment }) => pendingPayment?.receiptCode !== justPaid?.receiptCode,
  )
  const total = all && formatMoney(all.bill.total, all.bill.currency)
  return (
    <Section card title={<Trans>What you pay</Trans>}>
      <div className={styles.desk}>
        {due.length > 0 ? (
          <>
            <dl className={`${styles.due} ${styles.alone}`}>
              <dt>{due.length > 1 ? <Trans>Total</Trans> : <Trans>Left to pay</Trans>}</dt>
              <dd>{total}</dd>
            </dl>
            <AppButtonLink
              to="/$lang/researcher/invoices/pay/$invoiceNumbers"
              params={{ invoiceNumbers: payOffList(numbersOf(due)) }}
              variant={hasReceipt ? 'quiet' : 'filled'}
            >
              {due.length > 1 ? <Trans>Pay all: {total}</Trans> : <Trans>Pay {total}</Trans>}
            </AppButtonLink>
          </>
        ) : null}
        <OnItsWay bill={all?.onItsWay} />
        <PromisedNotice invoices={others} load={load} isNext={!hasReceipt && due.length === 0} />
        <div className={styles.choice}>
          <p>
            {due.length > 0 ? (
              <Trans>Or select single invoices.</Trans>
            ) : (
              <Trans>Select the invoices that you want to pay.</Trans>
            )}
          </p>
          <p className={styles.hint}>
            <Trans>
              You then see what your credits and PrePay balance cover, and can forward the invoices
              to your finance office with one link.
            </Trans>
          </p>
        </div>
      </div>
    </Section>
  )
}
