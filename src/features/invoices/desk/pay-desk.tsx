import { Plural, Trans } from '@lingui/react/macro'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { BillLines } from '../../../domain/payment/funds/bill-lines.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import { type InvoiceSetting, isReceiptAwaited, type JustPaid } from '../invoice-list-props.ts'
import { payOffBillOf } from '../pay-off/pay-off-bill.ts'
import { PromisedNotice } from '../pay-off/promised-notice.tsx'
import { numbersOf } from '../selection/invoice-selection.ts'
import { ChosenInvoices } from './chosen-invoices.tsx'
import { ForwardToFinance } from './forward-to-finance.tsx'
import { NothingChosen } from './nothing-chosen.tsx'
import { OnItsWay } from './on-its-way.tsx'
import styles from './pay-desk.module.css'
import { type PayDeskSummary, payDeskSummary } from './pay-desk-summary.ts'
import { ReceiptFirst } from './receipt-first.tsx'

type Props = InvoiceSetting & {
  load: InvoiceLoad
  numbers: readonly string[]
  allNumbers: readonly string[]
  justPaid: JustPaid | undefined
  beingPaid: readonly string[]
}

export function PayDesk({ load, numbers, allNumbers, ...props }: Props) {
  const { justPaid, beingPaid, site, user } = props
  const now = useNow()
  if (isReceiptAwaited(justPaid)) return <ReceiptFirst />
  const summary = payDeskSummary(load, numbers, now)
  if (!summary) {
    const others = allNumbers.filter((number) => !beingPaid.includes(number))
    const all = payDeskSummary(load, others, now)
    const brought = [
      ...(all?.promised ?? []),
      ...load.invoices.filter(({ invoiceNumber }) => beingPaid.includes(invoiceNumber)),
    ]
    const onItsWay = brought.length > 0 ? payOffBillOf(brought, load.currency) : undefined
    return <NothingChosen all={all} load={load} justPaid={justPaid} onItsWay={onItsWay} />
  }
  return (
    <div className={styles.panels}>
      <Section card title={<Trans>What you pay</Trans>}>
        <div className={styles.desk}>
          <ChosenInvoices {...summary} />
          {summary.isOnItsWay ? null : <Sum summary={summary} />}
          <OnItsWay bill={summary.onItsWay} />
          <PromisedNotice invoices={summary.promised} load={load} />
          <AppButtonLink
            to="/$lang/researcher/invoices/pay/$invoiceNumbers"
            params={{ invoiceNumbers: payOffList(numbersOf(summary.invoices)) }}
            variant={summary.isOnItsWay ? 'text' : 'filled'}
          >
            {summary.isOnItsWay ? <Trans>Pay it another way</Trans> : <Trans>Pay selected</Trans>}
          </AppButtonLink>
        </div>
      </Section>
      <ForwardToFinance summary={summary} site={site} user={user} />
    </div>
  )
}

function Sum({ summary }: { summary: PayDeskSummary }) {
  const { bill, applied, keptCredits, leftForLater } = summary
  const { total, currency, isShared } = bill
  const available = formatMoney(keptCredits, currency)
  return (
    <>
      <BillLines total={total} currency={currency} applied={applied} />
      <dl className={styles.due}>
        <dt>
          {applied.due === total ? <Trans>Total</Trans> : <Trans>Left to pay</Trans>}
          {applied.due > 0 ? (
            <span className={styles.hint}>
              <Trans>by card or another method</Trans>
            </span>
          ) : null}
        </dt>
        <dd>{formatMoney(applied.due, currency)}</dd>
      </dl>
      {isShared ? null : (
        <p className={styles.hint}>
          <Trans>In the currency of your account, at the exchange rate of each invoice.</Trans>
        </p>
      )}
      {keptCredits > 0 ? (
        <p className={styles.hint}>
          <Trans>
            You have {available} in credits. Credits can pay a part of an invoice, but not all of
            it, so they stay for your next order.
          </Trans>
        </p>
      ) : null}
      {leftForLater > 0 ? (
        <p className={styles.hint}>
          <Plural
            value={leftForLater}
            one="# more is left for another payment."
            other="# more are left for another payment."
          />
        </p>
      ) : null}
    </>
  )
}
