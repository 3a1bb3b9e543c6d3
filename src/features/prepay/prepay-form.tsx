import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { MissingCurrency } from '../../domain/payment/amount/missing-currency.tsx'
import { PaymentForm } from '../../domain/payment/form/payment-form.tsx'
import { WithPaymentData } from '../../domain/payment/form/with-payment-data.tsx'
import { usePaymentData } from '../../domain/payment/payment-data-context.ts'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { PrepayAmountField } from './prepay-amount-field.tsx'
import styles from './prepay-form.module.css'
import { minPrepayment } from './prepay-rules.ts'
import { PrepaymentsLink } from './prepayments-link.tsx'
import { SkeletonAmount } from './skeleton-amount.tsx'
import { usePrepayAttempt } from './use-prepay-attempt.ts'
import { type PrepaidBill, usePrepayPurpose } from './use-prepay-purpose.ts'

export type PrepayFormProps = PrepaidBill & { application: Application; user: User }

export function PrepayForm({ application, user, ...props }: PrepayFormProps) {
  return (
    <WithPaymentData
      application={application}
      user={user}
      loading={props.invoice ? <SkeletonRows rows={3} /> : <SkeletonAmount />}
    >
      <PrepayFormParts {...props} />
    </WithPaymentData>
  )
}

function PrepayFormParts({ invoice, onPaid }: PrepaidBill) {
  const { application, user } = usePaymentData()
  const { currency } = user
  const minimum = minPrepayment(application.config.minimumPrepayAmounts, currency)
  const purpose = usePrepayPurpose({ invoice, minimum, onPaid })
  const invoiceNumber = invoice?.retainerInvoiceNumber
  const attempt = usePrepayAttempt({ owner: user.identity, invoiceNumber })
  const hasCurrency = Boolean(user.currencyIso)
  const back = <PrepaymentsLink variant="text" />
  return (
    <div className={styles.form}>
      <MissingCurrency comesFirst />
      {invoice && !hasCurrency ? (
        back
      ) : (
        <PaymentForm purpose={purpose} attempt={attempt} beside={invoice ? back : undefined}>
          {invoice ? null : (
            <PrepayAmountField minimum={minimum} currency={hasCurrency ? currency : undefined} />
          )}
        </PaymentForm>
      )}
    </div>
  )
}
