import { Trans } from '@lingui/react/macro'
import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'
import { FapiaoNotice } from '../../../domain/fapiao/fapiao-notice.tsx'
import { FapiaoPage, type FapiaoPageSetting } from '../../../domain/fapiao/fapiao-page.tsx'
import { billOfInvoice } from '../../../domain/fapiao/fapiao-rules.ts'
import { isAskedFor } from '../../../domain/money/owed.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { BackLink } from '../../../ui/page/buttons/back-link.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { isPayable } from '../invoice-filters.ts'

type Props = FapiaoPageSetting & { invoiceNumber: string }

export function InvoiceFapiaoScreen({ invoiceNumber, ...setting }: Props) {
  const invoiceIn = ({ invoices }: InvoiceLoad) =>
    invoices.find((one) => one.invoiceNumber === invoiceNumber)
  const listButton = (
    <AppButtonLink
      to="/$lang/researcher/invoices/{-$status}"
      params={{ status: undefined }}
      search={{}}
      variant="filled"
    >
      <Trans>See your invoices</Trans>
    </AppButtonLink>
  )
  return (
    <FapiaoPage
      {...setting}
      billIn={(load) => {
        const invoice = invoiceIn(load)
        return invoice && billOfInvoice(invoice)
      }}
      summaryIn={(load) => {
        const invoice = invoiceIn(load)
        return invoice ? <InvoiceSummary invoice={invoice} /> : null
      }}
      backLink={
        <BackLink
          to="/$lang/researcher/invoices/{-$status}"
          params={{ status: undefined }}
          search={{}}
        >
          <Trans>Return to My Invoices</Trans>
        </BackLink>
      }
      listButton={listButton}
      payButtonIn={(load) => {
        const invoice = invoiceIn(load)
        return invoice && isPayable(invoice) && isAskedFor(invoice) ? (
          <PayButton invoice={invoice} />
        ) : undefined
      }}
      unknown={
        <FapiaoNotice
          title={<Trans>We could not find invoice {invoiceNumber}</Trans>}
          button={listButton}
        >
          <Trans>Please check the number in your list of invoices.</Trans>
        </FapiaoNotice>
      }
    />
  )
}

function PayButton({ invoice: { invoiceNumber, balance, currency } }: { invoice: Invoice }) {
  const price = formatMoney(balance, currency)
  return (
    <AppButtonLink
      to="/$lang/researcher/invoices/pay/$invoiceNumbers"
      params={{ invoiceNumbers: payOffList([invoiceNumber]) }}
      variant="filled"
    >
      <Trans>Pay {price}</Trans>
    </AppButtonLink>
  )
}

function InvoiceSummary({ invoice }: { invoice: Invoice }) {
  const { invoiceNumber, totalAmount, currency, transactionDate, customFields } = invoice
  return (
    <MetaLine>
      <Trans>For invoice {invoiceNumber}</Trans>
      {formatMoney(totalAmount, currency)}
      <ShownDate at={transactionDate} />
      {customFields.Submission}
    </MetaLine>
  )
}
