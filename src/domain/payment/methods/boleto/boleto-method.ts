import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../../../api/generated/contract-codes.gen.ts'
import { taxIdentificationOf } from '../../brazil/tax-values.ts'
import { withoutEmpty } from '../../without-empty.ts'
import { addressNeeds, definePaymentMethod } from '../payment-method.ts'
import { boletoValues } from './boleto-values.ts'

export const boleto = definePaymentMethod({
  id: paymentMethodIds.boleto,
  name: msg`Boleto`,
  nameInBrazil: msg({ message: 'boleto', context: 'way to pay' }),
  hint: msg`You get a bank slip.`,
  marks: ['barcode'],
  submitLabel: () => msg`Get the boleto`,
  needs: { ...addressNeeds, invoiceAddress: true, brazilian: true },
  facts: {
    confirmation: msg`Confirmed about two working days after you pay it.`,
    alsoNeeds: [
      msg({ message: 'payer', context: 'needed to pay' }),
      msg({ message: 'tax number', context: 'needed to pay' }),
    ],
  },
  restrictions: { digital: 'excluded' },
  initialValues: () => boletoValues,
  refusedFields: {
    'payment-boleto-payer-required': 'boleto.payer',
    'payment-tax-number-invalid': 'boleto.taxIdentification.number',
  },
  form: async () => (await import('./boleto-form.tsx')).boletoForm,
  shape: async () => (await import('./boleto-shape.ts')).boletoShape,
  request({ values, billingAddress }) {
    const { payer, processNumber, taxIdentification } = values.boleto
    return {
      paymentMethodId: paymentMethodIds.boleto,
      billingAddress,
      boleto: {
        payer: payer.trim(),
        ...withoutEmpty({ processNumber }),
        taxIdentification: taxIdentificationOf(taxIdentification),
      },
    }
  },
})
