import { noTax } from '../../brazil/tax-values.ts'

export const boletoValues = { boleto: { payer: '', processNumber: '', taxIdentification: noTax } }
