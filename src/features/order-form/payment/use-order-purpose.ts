import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderFormQuery } from '../../../api/order-form/order-form.ts'
import { payForOrderMutation, placedOrderIn } from '../../../api/order-form/order-form-paying.ts'
import type { PaymentAnswer, PaymentDetails } from '../../../api/payment.ts'
import { isPaidByTransferAlone } from '../../../domain/payment/choices/payment-method-rules.ts'
import type { PaidBefore, PaymentPurpose } from '../../../domain/payment/form/payment-purpose.ts'
import { availableFunds } from '../../../domain/payment/funds/funds-rules.ts'
import { usePaymentData } from '../../../domain/payment/payment-data-context.ts'
import { useNow } from '../../../ui/page/use-now.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useOpenOrder } from './use-open-order.ts'

export function useOrderPurpose(): PaymentPurpose & { isByTransferAlone: boolean } {
  const { t } = useLingui()
  const { user } = usePaymentData()
  const { orderForm, reportSum } = useOrderForm()
  const queries = useQueryClient()
  const now = useNow()
  const { mutateAsync } = useMutation(payForOrderMutation())
  const { openOrder, openConfirmation, openPlacedBefore } = useOpenOrder()
  const { identity, currency, customerGoal, totalPrice, voucher, suppressInvoiceCreation } =
    orderForm
  const context = customerGoal?.name === 'multimedia' ? 'multimedia' : 'order'
  const isStaff = Boolean(user.impersonatorIdentity)
  const isByTransferAlone = isPaidByTransferAlone({ context, isStaff })

  async function send(
    { invoiceAddressDiffersFromBilling: differs, ...rest }: PaymentDetails,
    { idempotencyKey }: { idempotencyKey: string },
  ): Promise<PaymentAnswer | PaidBefore> {
    const body = differs === undefined ? rest : { ...rest, invoiceAddressSameAsBilling: !differs }
    try {
      return await mutateAsync({ identity, body, idempotencyKey })
    } catch (error) {
      const externalId = placedOrderIn(error)
      if (externalId === undefined) throw error
      return { openPaid: () => openPlacedBefore(externalId) }
    }
  }

  return {
    isByTransferAlone,
    label: t`Payment details`,
    context,
    withoutInvoice: suppressInvoiceCreation === true,
    currency,
    sumOf: () => totalPrice,
    funds: isByTransferAlone ? undefined : availableFunds(user, currency, now),
    voucherCode: voucher?.code,
    draftsNoDecisions: true,
    onSum: reportSum,
    isSumBeside: true,
    send,
    async onPaid({ externalId, successUrl }) {
      if (successUrl !== null) await openConfirmation(successUrl)
      else if (externalId !== null) await openOrder(externalId)
    },
    async reloadSum() {
      await queries.refetchQueries({ queryKey: orderFormQuery().queryKey })
      return queries.getQueryData(orderFormQuery().queryKey)?.orderForm.totalPrice
    },
  }
}
