import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type InvoiceLoad, invoicesQuery } from '../../../api/invoices.ts'
import type { PaymentDetails } from '../../../api/payment.ts'
import { CurrencyChooser } from '../../../domain/payment/amount/currency-chooser.tsx'
import { WaitForOutcome } from '../../../domain/payment/attempt/outcome-notice.tsx'
import {
  type PaymentAttempt,
  PaymentForm,
  type PaymentProps,
} from '../../../domain/payment/form/payment-form.tsx'
import {
  type LoadedPaymentData,
  WithPaymentData,
} from '../../../domain/payment/form/with-payment-data.tsx'
import { allFundValues, availableFunds } from '../../../domain/payment/funds/funds-rules.ts'
import { toFailure } from '../../../ui/form/errors/to-failure.ts'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { useNow } from '../../../ui/states/use-now.ts'
import { usePayOff } from './attempt/use-pay-off.ts'
import styles from './pay-off.module.css'
import { type PayOffBill, payOffBillOf, payOffFunds } from './pay-off-bill.ts'
import { PayOffNotes } from './pay-off-notes.tsx'
import type { PayOffProps } from './pay-off-props.ts'
import { type InvoiceTask, payOffTaskOf } from './pay-off-task.ts'
import { UnpaidInvoicesLink } from './unpaid-invoices-link.tsx'

type Props = PayOffProps &
  Required<Pick<PaymentProps, 'draft' | 'onSum' | 'isSumBeside' | 'attempt' | 'onFailed'>> & {
    load: InvoiceLoad
    task: InvoiceTask
    bill: PayOffBill
    isAsking: boolean
    onSent: () => void
    /** Called where the server has not taken the payment. */
    onRefused: () => void
  }

export function PayOffForm(props: Props) {
  return (
    <WithPaymentData loading={<SkeletonFields fields={4} />}>
      {(loaded) => <FormWithChoices {...props} {...loaded} />}
    </WithPaymentData>
  )
}

type LoadedFormProps = Props & LoadedPaymentData

function FormWithChoices({ data, countries, ...props }: LoadedFormProps) {
  const { application, user, load, task, bill, list } = props
  const { t } = useLingui()
  const queries = useQueryClient()
  const now = useNow()
  const { isFetching } = useQuery({ ...invoicesQuery(), enabled: false })
  const send = usePayOff({ owner: user.identity, load, task })
  const { currency, total } = bill
  const available = availableFunds(load, currency, now)
  const isSeveral = task.invoices.length > 1

  const blockedBecause = () => {
    if (props.isAsking) return <WaitForOutcome />
    if (isFetching) return <Trans>One moment, please. The invoices are being updated.</Trans>
    return undefined
  }

  function pay(details: PaymentDetails, attempt: PaymentAttempt) {
    props.onSent()
    return send(details, attempt)
  }

  function explain(failure: unknown, error: unknown) {
    if (toFailure(failure)?.outcome !== 'unknown') props.onRefused()
    return props.onFailed(failure, error)
  }

  async function reloadSum() {
    const { invoices } = await queries.fetchQuery({ ...invoicesQuery(), staleTime: 0 })
    const current = payOffTaskOf(invoices, list)
    if (current.kind !== 'pay') return undefined
    return payOffBillOf(current.invoices, load.currency).total
  }
  return (
    <div className={styles.form}>
      {user.currencyIso ? null : <CurrencyChooser user={user} currencies={data.currencies} />}
      <PaymentForm
        data={data}
        countries={countries}
        label={t`Payment details`}
        application={application}
        user={user}
        context="payoff"
        withoutFapiao={isSeveral}
        currency={currency}
        sumOf={() => total}
        funds={payOffFunds(available, total)}
        firstFunds={allFundValues}
        draft={props.draft}
        onSum={props.onSum}
        isSumBeside={props.isSumBeside}
        attempt={props.attempt}
        pay={pay}
        beside={<UnpaidInvoicesLink variant="text" />}
        onPaid={({ receiptCode }) => props.onPaid(receiptCode)}
        onFailed={explain}
        reloadSum={reloadSum}
        blockedBecause={blockedBecause()}
      >
        <PayOffNotes
          application={application}
          user={user}
          bill={bill}
          credits={available.credits}
          isSeveral={isSeveral}
        />
      </PaymentForm>
    </div>
  )
}
