import { Trans } from '@lingui/react/macro'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { PromisedNotice } from '../pay-off/promised-notice.tsx'
import { promisedFor } from '../pay-off/promised-payments.ts'
import styles from './pay-desk.module.css'
import type { PayDeskSummary } from './pay-desk-summary.ts'

type Props = {
  load: InvoiceLoad
  /** The receipt of a payment just made stands above the list. */
  hasReceipt: boolean
  /** Undefined where no listed invoice can be paid. */
  all: PayDeskSummary | undefined
}

/** Offers to pay all, quietly where that might pay twice. */
export function NothingChosen({ all, load, hasReceipt }: Props) {
  const isPromised = promisedFor(all?.invoices ?? [], load).length > 0
  const total = all && formatMoney(all.bill.total, all.bill.currency)
  return (
    <Section card title={<Trans>What you pay</Trans>}>
      <div className={styles.desk}>
        <p>
          <Trans>Select the invoices that you want to pay.</Trans>
        </p>
        <p className={styles.hint}>
          <Trans>
            You then see what your credits and PrePay balance cover, and can forward the invoices to
            your finance office with one link.
          </Trans>
        </p>
        <PromisedNotice invoices={all?.invoices ?? []} load={load} stacked isNext={!hasReceipt} />
        {all ? (
          <AppButtonLink
            to="/$lang/researcher/invoices/pay/$invoiceNumbers"
            params={{
              invoiceNumbers: payOffList(all.invoices.map(({ invoiceNumber }) => invoiceNumber)),
            }}
            variant={hasReceipt || isPromised ? 'quiet' : 'filled'}
          >
            {all.invoices.length > 1 ? <Trans>Pay all: {total}</Trans> : <Trans>Pay {total}</Trans>}
          </AppButtonLink>
        ) : null}
      </div>
    </Section>
  )
}
