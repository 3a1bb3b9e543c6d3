import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type User, userQuery } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { type Currency, invoicesQuery, type Prepayment } from '../../api/invoices.ts'
import {
  type PaymentAnswer,
  type PaymentDetails,
  payForPrepaymentMutation,
} from '../../api/payment.ts'
import { CurrencyChooser } from '../../domain/payment/amount/currency-chooser.tsx'
import { parseAmount } from '../../domain/payment/amount/parse-amount.ts'
import { PaymentForm } from '../../domain/payment/form/payment-form.tsx'
import type { PaymentValues } from '../../domain/payment/form/payment-values.ts'
import {
  type LoadedPaymentData,
  WithPaymentData,
} from '../../domain/payment/form/with-payment-data.tsx'
import { formatMoney } from '../../i18n/format-money.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { SkeletonFields } from '../../ui/states/skeleton.tsx'
import { prepayAmountRule } from './prepay-amount-schema.ts'
import { prepayDraft } from './prepay-draft.ts'
import { prepayFailure } from './prepay-failure.ts'
import styles from './prepay-form.module.css'
import { minPrepayment, openBalance } from './prepay-rules.ts'

const fieldName = fieldsOf<PaymentValues>()

export type PrepayFormProps = {
  application: Application
  user: User
  /** Undefined for a new prepayment. */
  invoice?: Prepayment
  /** Called when the payment is approved or pending. */
  onPaid: (answer: PaymentAnswer) => Promise<void>
}

export function PrepayForm(props: PrepayFormProps) {
  return (
    <WithPaymentData loading={<SkeletonFields fields={props.invoice ? 3 : 1} />}>
      {(loaded) => <FormWithChoices {...props} {...loaded} />}
    </WithPaymentData>
  )
}

type LoadedFormProps = PrepayFormProps & LoadedPaymentData

function FormWithChoices({ application, user, invoice, onPaid, ...loaded }: LoadedFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(payForPrepaymentMutation())
  const currentUser = useQuery({ ...userQuery(), enabled: false }).data ?? user
  const { currency } = currentUser
  const minimum = minPrepayment(application.config.minimumPrepayAmounts, currency)
  const retainerInvoiceNumber = invoice?.retainerInvoiceNumber
  const sumOf = ({ amount }: { amount: string }) =>
    invoice ? openBalance(invoice, currency) : parseAmount(amount, currency)

  const pay = (details: PaymentDetails, { idempotencyKey }: { idempotencyKey: string }) =>
    mutateAsync({ body: { ...details, retainerInvoiceNumber }, idempotencyKey })
  const reloadSum = async () => {
    const { prepayments } = await queries.fetchQuery({ ...invoicesQuery(), staleTime: 0 })
    const current = prepayments.find(
      (prepayment) => prepayment.retainerInvoiceNumber === retainerInvoiceNumber,
    )
    return current && openBalance(current, currency)
  }
  const hasCurrency = Boolean(currentUser.currencyIso)
  return (
    <div className={styles.form}>
      {hasCurrency ? null : (
        <CurrencyChooser user={currentUser} currencies={loaded.data.currencies} comesFirst />
      )}
      {invoice && !hasCurrency ? null : (
        <PaymentForm
          {...loaded}
          label={t`Prepayment`}
          application={application}
          user={currentUser}
          context="prepay"
          currency={currency}
          sumOf={sumOf}
          amountRule={invoice ? undefined : prepayAmountRule(minimum, currency)}
          draft={prepayDraft(user.identity, retainerInvoiceNumber)}
          pay={pay}
          onPaid={onPaid}
          reloadSum={reloadSum}
          onFailed={prepayFailure}
          isSumBeside={invoice !== undefined}
        >
          {invoice ? null : (
            <AmountField minimum={minimum} currency={hasCurrency ? currency : undefined} />
          )}
        </PaymentForm>
      )}
    </div>
  )
}

type AmountProps = {
  minimum: number
  /** Undefined until the user has chosen one. */
  currency: Currency | undefined
}

function AmountField({ minimum, currency }: AmountProps) {
  const { t } = useLingui()
  const price = currency && formatMoney(minimum, currency)
  const shortName = currency?.shortName
  return (
    <TextField
      name={fieldName('amount')}
      label={shortName ? t`Amount in ${shortName}` : t`Amount`}
      hint={price ? <Trans>At least {price}</Trans> : undefined}
      inputMode="decimal"
      autoComplete="off"
      short
    />
  )
}
