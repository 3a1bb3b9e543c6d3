import { noTax } from '../../brazil/tax-values.ts'

export const allpagoCardValues = {
  allpagoCreditCard: {
    checkoutId: '',
    numberOfInstallments: { value: '' },
    taxIdentification: noTax,
    createRegistration: false,
  },
}
