import { Trans, useLingui } from '@lingui/react/macro'
import type { InvoiceLoad, Prepayment } from '../../api/invoices.ts'
import { FapiaoNotice } from '../../domain/fapiao/fapiao-notice.tsx'
import { FapiaoPage, type FapiaoPageSetting } from '../../domain/fapiao/fapiao-page.tsx'
import { billOfPrepayment } from '../../domain/fapiao/fapiao-rules.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { isAskedFor } from '../../domain/money/owed.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { BackLink } from '../../ui/page/buttons/back-link.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'

type Props = FapiaoPageSetting & { retainerInvoiceNumber: string }

export function PrepaymentFapiaoScreen({ retainerInvoiceNumber, ...setting }: Props) {
  const prepaymentIn = ({ prepayments }: InvoiceLoad) =>
    prepayments.find((one) => one.retainerInvoiceNumber === retainerInvoiceNumber)
  const listButton = (
    <AppButtonLink to="/$lang/researcher/prepay" variant="filled">
      <Trans>See your prepayments</Trans>
    </AppButtonLink>
  )
  return (
    <FapiaoPage
      {...setting}
      billIn={(load) => {
        const prepayment = prepaymentIn(load)
        return prepayment && billOfPrepayment(prepayment)
      }}
      summaryIn={(load) => {
        const prepayment = prepaymentIn(load)
        return prepayment ? <PrepaymentSummary prepayment={prepayment} load={load} /> : null
      }}
      backLink={
        <BackLink to="/$lang/researcher/prepay">
          <Trans>Return to PrePay</Trans>
        </BackLink>
      }
      listButton={listButton}
      payButtonIn={(load) => {
        const prepayment = prepaymentIn(load)
        return prepayment && prepayment.balance > 0 && isAskedFor(prepayment) ? (
          <PayButton prepayment={prepayment} load={load} />
        ) : undefined
      }}
      unknown={
        <FapiaoNotice
          title={<Trans>We could not find prepayment {retainerInvoiceNumber}</Trans>}
          button={listButton}
        >
          <Trans>Please check the number in your list of prepayments.</Trans>
        </FapiaoNotice>
      }
    />
  )
}

type PrepaymentProps = { prepayment: Prepayment; load: InvoiceLoad }

function PayButton({ prepayment, load: { currency } }: PrepaymentProps) {
  const { retainerInvoiceNumber, balance } = prepayment
  const price = formatMoney(fromDollars(balance, currency), currency)
  return (
    <AppButtonLink
      to="/$lang/researcher/prepay/$retainerInvoiceNumber"
      params={{ retainerInvoiceNumber }}
      variant="filled"
    >
      <Trans>Pay {price}</Trans>
    </AppButtonLink>
  )
}

function PrepaymentSummary({ prepayment, load }: PrepaymentProps) {
  const { i18n } = useLingui()
  const { retainerInvoiceNumber, totalAmount, transactionDate } = prepayment
  const { currency } = load
  const day = formatLongDate(parseInstant(transactionDate), { zone: 'UTC', language: i18n.locale })
  return (
    <MetaLine>
      <Trans>For prepayment {retainerInvoiceNumber}</Trans>
      {formatMoney(fromDollars(totalAmount, currency), currency)}
      {day}
    </MetaLine>
  )
}
