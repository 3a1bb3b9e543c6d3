import { MissingCurrency } from '../../../domain/payment/amount/missing-currency.tsx'
import { PaymentForm } from '../../../domain/payment/form/payment-form.tsx'
import { usePaymentData } from '../../../domain/payment/payment-data-context.ts'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepBack } from '../frame/step-actions.tsx'
import { cartProblem } from './cart-problem.ts'
import { CartProblemDialog, cartProblemText } from './cart-problem-dialog.tsx'
import { OrderPaymentNotices } from './order-payment-notices.tsx'
import { useEarlierPayment } from './use-earlier-payment.ts'
import { useOrderAttempt } from './use-order-attempt.ts'
import { useOrderPurpose } from './use-order-purpose.ts'
import { useVoucher } from './voucher-part.tsx'

export function OrderFormPayment() {
  const { user } = usePaymentData()
  const { orderForm } = useOrderForm()
  const { payment: earlier, isLoading, formKey } = useEarlierPayment(user.identity)
  const purpose = useOrderPurpose()
  const attempt = useOrderAttempt(earlier)
  const problem = cartProblem(orderForm)
  const voucher = useVoucher(user.voucherAvailable && !purpose.isByTransferAlone)
  return (
    <>
      <CartProblemDialog problem={problem} />
      <OrderPaymentNotices attempt={attempt} />
      <MissingCurrency preselected={orderForm.currency.isoCode} />
      {voucher.part}
      {isLoading ? (
        <SkeletonFields fields={4} />
      ) : (
        <PaymentForm
          key={formKey}
          purpose={purpose}
          attempt={attempt}
          otherWays={voucher.opener}
          beside={<StepBack />}
          blockedBecause={cartProblemText(problem)}
        />
      )}
    </>
  )
}
