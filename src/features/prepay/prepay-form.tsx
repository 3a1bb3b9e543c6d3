import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountQuery, type User, userQuery } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { type Currency, invoicesQuery, type Prepayment } from '../../api/invoices.ts'
import {
  type PaymentAnswer,
  type PaymentDetails,
  payForPrepaymentMutation,
  paymentQuery,
} from '../../api/payment.ts'
import { CurrencyChooser } from '../../domain/payment/amount/currency-chooser.tsx'
import { parseAmount } from '../../domain/payment/amount/parse-amount.ts'
import { PaymentForm } from '../../domain/payment/payment-form.tsx'
import { formatMoney } from '../../i18n/format-money.ts'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { leastPrepayment, openBalance, prepayAmountRule } from './prepay-amount.ts'
import { prepayDraft } from './prepay-draft.ts'
import styles from './prepay-form.module.css'

export type PrepayFormProps = {
  application: Application
  user: User
  /** The open invoice that is paid; left out for a new prepayment. */
  invoice?: Prepayment
  /** The money is there, or promised. */
  onPaid: (answer: PaymentAnswer) => Promise<void>
}

/** Pays money in advance, or an invoice of money that was to be: with the choices that the server offers. */
export function PrepayForm(props: PrepayFormProps) {
  const choices = useQuery(paymentQuery())
  const account = useQuery(accountQuery())
  if (choices.data && account.data) {
    const { payment } = choices.data
    return <FormWithChoices {...props} data={payment} countries={account.data.countries} />
  }
  const failed = [choices, account].filter(({ isError }) => isError)
  if (failed.length === 0) return <SkeletonRows rows={3} />
  return (
    <Failed
      title={<Trans>The payment form could not be loaded.</Trans>}
      onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
    >
      <Trans>You were not charged. Please try again.</Trans>
    </Failed>
  )
}

type FormProps = PrepayFormProps & Pick<Parameters<typeof PaymentForm>[0], 'data' | 'countries'>

function FormWithChoices({ application, user, invoice, onPaid, ...loaded }: FormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(payForPrepaymentMutation())
  const known = useQuery({ ...userQuery(), enabled: false }).data ?? user
  const { currency } = known
  const least = leastPrepayment(application.config.minimumPrepayAmounts, currency)
  const retainerInvoiceNumber = invoice?.retainerInvoiceNumber
  const sumOf = (amount: string) =>
    invoice ? openBalance(invoice, currency) : parseAmount(amount, currency)

  const pay = (details: PaymentDetails, { idempotencyKey }: { idempotencyKey: string }) =>
    mutateAsync({ body: { ...details, retainerInvoiceNumber }, idempotencyKey })
  const sumNow = async () => {
    const { prepayments } = await queries.fetchQuery({ ...invoicesQuery(), staleTime: 0 })
    const now = prepayments.find((one) => one.retainerInvoiceNumber === retainerInvoiceNumber)
    return now && openBalance(now, currency)
  }
  const isCurrencyKnown = Boolean(known.currencyIso)
  return (
    <div className={styles.form}>
      {isCurrencyKnown ? null : (
        <CurrencyChooser user={known} currencies={loaded.data.currencies} />
      )}
      {invoice && !isCurrencyKnown ? null : (
        <PaymentForm
          {...loaded}
          label={t`Prepayment`}
          application={application}
          user={known}
          context="prepay"
          currency={currency}
          sumOf={sumOf}
          amountRule={invoice ? undefined : prepayAmountRule(least, currency)}
          draft={prepayDraft(user.identity, retainerInvoiceNumber)}
          pay={pay}
          onPaid={onPaid}
          sumNow={sumNow}
        >
          {invoice ? null : (
            <AmountField least={least} currency={isCurrencyKnown ? currency : undefined} />
          )}
        </PaymentForm>
      )}
    </div>
  )
}

type AmountProps = {
  least: number
  /** Undefined as long as the person has not chosen one. */
  currency: Currency | undefined
}

function AmountField({ least, currency }: AmountProps) {
  const { t } = useLingui()
  const price = currency && formatMoney(least, currency)
  const shortName = currency?.shortName
  return (
    <TextField
      name="amount"
      label={shortName ? t`Amount in ${shortName}` : t`Amount`}
      hint={price ? <Trans>At least {price}</Trans> : undefined}
      inputMode="decimal"
      autoComplete="off"
      short
    />
  )
}
