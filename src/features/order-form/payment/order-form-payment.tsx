import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '../../../api/account.ts'
import { endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { orderFormQuery } from '../../../api/order-form/order-form.ts'
import type { PaymentAnswer, PaymentData } from '../../../api/payment.ts'
import type { Country } from '../../../domain/countries/country-choices.ts'
import { CurrencyChooser } from '../../../domain/payment/amount/currency-chooser.tsx'
import { WaitForOutcome } from '../../../domain/payment/attempt/outcome-notice.tsx'
import { UnpaidNotice } from '../../../domain/payment/attempt/unpaid-notice.tsx'
import { PaymentForm } from '../../../domain/payment/form/payment-form.tsx'
import { availableFunds } from '../../../domain/payment/funds/funds-rules.ts'
import { isPaidByTransferAlone } from '../../../domain/payment/payment-method-rules.ts'
import { clock } from '../../../lib/clock.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { toFailure } from '../../../ui/form/errors/to-failure.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { useNow } from '../../../ui/states/use-now.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepBack } from '../frame/step-actions.tsx'
import { useOrderFormDraft } from '../frame/use-order-form-draft.ts'
import { cartProblem } from './cart-problem.ts'
import { CartProblemDialog, cartProblemText } from './cart-problem-dialog.tsx'
import { type FailedPayment, PaymentFailureDialog } from './payment-failure-dialog.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { pendingPayment } from './pending-payment.ts'
import { useEarlierPayment } from './use-earlier-payment.ts'
import { useOpenOrder } from './use-open-order.ts'
import { useOrderPayment } from './use-order-payment.ts'
import { usePlacedElsewhere } from './use-placed-elsewhere.ts'
import { VoucherPart } from './voucher-part.tsx'

type Props = { user: User; data: PaymentData; countries: readonly Country[] }

/** The payment of the order form, for somebody who is signed in. */
export function OrderFormPayment({ user, data, countries }: Props) {
  const { t } = useLingui()
  const { application } = useRouteContext({ from: '/$lang' })
  const { orderForm, reportSum } = useOrderForm()
  const queryClient = useQueryClient()
  const { openOrder, openConfirmation } = useOpenOrder()
  const followOtherTab = usePlacedElsewhere(user)
  const now = useNow()
  const { payment: earlier, isLoading, formKey } = useEarlierPayment(user.identity)
  const draft = useOrderFormDraft('payment-details')
  const pay = useOrderPayment(user)
  const { identity, currency, customerGoal, totalPrice, voucher, suppressInvoiceCreation } =
    orderForm
  const [outcome, setOutcome] = useState<'unknown' | 'not-paid' | undefined>(() =>
    pendingPayment.read(user.identity) === identity ? 'unknown' : undefined,
  )
  const [failure, setFailure] = useState<FailedPayment>()
  const [unanswered, setUnanswered] = useState<FailedPayment>()
  const [settled, setSettled] = useState(0)
  const problem = cartProblem(orderForm)
  const context = customerGoal?.name === 'multimedia' ? 'multimedia' : 'order'
  const isStaff = Boolean(user.impersonatorIdentity)
  const byTransferAlone = isPaidByTransferAlone({ context, isStaff })

  function explain(explained: unknown, error: unknown): unknown {
    const found = toFailure(explained)
    if (!found || endsSession(error) || found.fields.size > 0) return explained
    const failed = { error, at: clock.now() }
    if (found.outcome === 'unknown') {
      setOutcome('unknown')
      setUnanswered(failed)
      const message = () =>
        t`We don't know yet whether your payment arrived. Please don't pay again.`
      return new FormFailure({ message, outcome: 'unknown' })
    }
    const isExplained = error instanceof Refusal && error.key === 'payment-amount-changed'
    if (!isExplained) setFailure(failed)
    return found
  }

  async function finish({ externalId, successUrl }: PaymentAnswer) {
    if (successUrl !== null) await openConfirmation(successUrl)
    else if (externalId !== null) await openOrder(externalId)
  }

  async function reloadSum() {
    await queryClient.refetchQueries({ queryKey: orderFormQuery().queryKey })
    return queryClient.getQueryData(orderFormQuery().queryKey)?.orderForm.totalPrice
  }

  function settleOutcome(result: 'not-paid' | undefined) {
    // Another tab may have got its answer meanwhile.
    const isPending = pendingPayment.read(user.identity) === identity
    pendingPayment.end(user.identity)
    if (result === 'not-paid') setSettled((count) => count + 1)
    setOutcome(isPending ? result : undefined)
    // A failure of an earlier visit is told by the notice alone.
    if (isPending && result === 'not-paid') setFailure(unanswered)
    setUnanswered(undefined)
  }

  return (
    <>
      <CartProblemDialog problem={problem} />
      {outcome === 'unknown' ? (
        <PaymentOutcome
          owner={user.identity}
          form={identity}
          onPaid={() => settleOutcome(undefined)}
          onNotPaid={() => settleOutcome('not-paid')}
        />
      ) : null}
      <div role="status">
        {outcome === 'not-paid' ? (
          <Notice>
            <Trans>Your payment did not arrive, and you were not charged. You can pay now.</Trans>
          </Notice>
        ) : null}
      </div>
      {earlier && outcome === undefined ? <UnpaidNotice payment={earlier} keepsOrder /> : null}
      {user.currencyIso ? null : (
        <CurrencyChooser user={user} currencies={data.currencies} preselected={currency.isoCode} />
      )}
      {user.voucherAvailable && !byTransferAlone ? <VoucherPart /> : null}
      {isLoading ? (
        <SkeletonFields fields={4} />
      ) : (
        <PaymentForm
          key={formKey}
          data={data}
          countries={countries}
          label={t`Payment details`}
          application={application}
          user={user}
          context={context}
          withoutInvoice={suppressInvoiceCreation === true}
          currency={currency}
          sumOf={() => totalPrice}
          funds={byTransferAlone ? undefined : availableFunds(user, currency, now)}
          voucherCode={voucher?.code}
          earlier={earlier}
          draft={draft}
          draftsNoDecisions
          attempt={{ settled, onSentInAnotherTab: followOtherTab }}
          pay={pay}
          onSum={reportSum}
          isSumBeside
          beside={<StepBack />}
          onPaid={finish}
          onFailed={explain}
          reloadSum={reloadSum}
          blockedBecause={
            cartProblemText(problem) ?? (outcome === 'unknown' ? <WaitForOutcome /> : undefined)
          }
        />
      )}
      <PaymentFailureDialog failed={failure} onClose={() => setFailure(undefined)} />
    </>
  )
}
