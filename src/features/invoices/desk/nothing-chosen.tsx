import { Trans } from '@lingui/react/macro'
import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { JustPaid } from '../invoice-list-props.ts'
import type { PayOffBill } from '../pay-off/pay-off-bill.ts'
import { PromisedNotice } from '../pay-off/promised-notice.tsx'
import { numbersOf } from '../selection/invoice-selection.ts'
import { OnItsWay } from './on-its-way.tsx'
import styles from './pay-desk.module.css'
import type { PayDeskSummary } from './pay-desk-summary.ts'

type Props = {
  load: InvoiceLoad
  justPaid: JustPaid | undefined
  /** What was just paid and what a bank is to bring. */
  onItsWay: PayOffBill | undefined
  /** Undefined where no listed invoice can be paid. */
  all: PayDeskSummary | undefined
}

const hasOtherBoleto =
  ({ receiptCode }: JustPaid) =>
  ({ pendingPayment }: Pick<Invoice, 'pendingPayment'>) =>
    pendingPayment !== null &&
    pendingPayment.boletoUrl !== null &&
    pendingPayment.receiptCode !== receiptCode

export function NothingChosen({ all, load, justPaid, onItsWay }: Props) {
  const hasReceipt = justPaid !== undefined
  const due = all?.isOnItsWay ? [] : (all?.invoices ?? [])
  const promised = all?.promised ?? []
  // After a payment the rows say what a bank is to bring.
  const others = hasReceipt ? promised.filter(hasOtherBoleto(justPaid)) : promised
  const isNothingLeft = hasReceipt && onItsWay !== undefined && due.length + others.length === 0
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
        <OnItsWay bill={onItsWay} />
        <PromisedNotice invoices={others} load={load} isNext={!hasReceipt && due.length === 0} />
        <div className={styles.choice}>
          {isNothingLeft ? (
            <p>
              <Trans>Nothing else is left to pay. To pay in another way, select an invoice.</Trans>
            </p>
          ) : (
            <Choice hasDue={due.length > 0} />
          )}
        </div>
      </div>
    </Section>
  )
}

function Choice({ hasDue }: { hasDue: boolean }) {
  return (
    <>
      <p>
        {hasDue ? (
          <Trans>Or select single invoices.</Trans>
        ) : (
          <Trans>Select the invoices that you want to pay.</Trans>
        )}
      </p>
      <p className={styles.hint}>
        <Trans>
          You then see what your credits and PrePay balance cover, and can forward the invoices to
          your finance office with one link.
        </Trans>
      </p>
    </>
  )
}
