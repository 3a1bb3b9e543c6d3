import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { withoutEmpty } from '../../without-empty.ts'
import { addressNeeds, definePaymentMethod } from '../payment-method.ts'
import { bankTransferValues } from './bank-transfer-values.ts'

export const bankTransfer = definePaymentMethod({
  id: paymentMethodIds.bankTransfer,
  name: msg`Bank transfer`,
  nameInBrazil: msg({ message: 'bank transfer', context: 'way to pay' }),
  hint: msg`We send you an invoice with our bank details.`,
  hintWithoutInvoice: msg`Our support team gives you our bank details.`,
  marks: ['bank'],
  submitLabel: (context) =>
    context === 'payoff' ? msg`Get the transfer details` : msg`Place order`,
  needs: {
    ...addressNeeds,
    organization: true,
    phone: true,
    invoiceAddress: true,
    fapiao: true,
    fapesp: true,
  },
  facts: {
    confirmation: msg`Confirmed when your transfer arrives, usually within a few working days.`,
    alsoNeeds: [],
  },
  restrictions: { multimedia: 'staff-only', digital: 'disabled', prepay: 'disabled' },
  initialValues: () => bankTransferValues,
  form: async () => (await import('./bank-transfer-form.tsx')).bankTransferForm,
  shape: async () => (await import('./bank-transfer-shape.ts')).bankTransferShape,
  request({ values, billingAddress, requiresFapiao }) {
    const { vat, purchaseOrder } = values
    const hasNumber = purchaseOrder.number.trim() !== ''
    return {
      paymentMethodId: paymentMethodIds.bankTransfer,
      billingAddress: { ...billingAddress, ...(!requiresFapiao && withoutEmpty({ vat })) },
      ...(hasNumber && { purchaseOrder: withoutEmpty(purchaseOrder) }),
    }
  },
})
