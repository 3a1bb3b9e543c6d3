import { t } from '@lingui/core/macro'
import { number, object, string } from 'yup'
import { hasCnpjShape, hasCpfShape, isCnpj, isCpf } from '../../../lib/tax-number.ts'

export const maxInstallments = 6

export const brazilLimits = { payer: 60, processNumber: 40, fapespNumber: 40, taxNumber: 20 }

const short = (most: number) =>
  string()
    .trim()
    .max(most, () => t`Please use no more than ${most} characters.`)

function taxNumberProblem(kind: unknown, text: string): (() => string) | undefined {
  if (kind === 'CPF') {
    if (isCpf(text)) return undefined
    return hasCpfShape(text)
      ? () =>
          t`This CPF is not valid. Its last two digits don't match the rest. Please check the number.`
      : () => t`A CPF has 11 digits. Please check the number.`
  }
  if (isCnpj(text)) return undefined
  if (kind === 'CNPJ') {
    return hasCnpjShape(text)
      ? () =>
          t`This CNPJ is not valid. Its last two digits don't match the rest. Please check the number.`
      : () => t`A CNPJ has 14 digits or letters. Please check the number.`
  }
  return isCpf(text)
    ? undefined
    : () => t`This is not a valid CPF or CNPJ. Please check the number.`
}

const selectTaxType = () => t`Please select your tax type.`
const enterTaxNumber = () => t`Please enter your tax number.`

const taxIdentification = object({
  type: string().required(selectTaxType).oneOf(['CPF', 'CNPJ'], selectTaxType),
  number: string()
    .trim()
    .required(enterTaxNumber)
    .test('valid', (text, { parent, createError }) => {
      const message = text ? taxNumberProblem(parent.type, text) : undefined
      return message ? createError({ message }) : true
    }),
})

const selectOption = () => t`You must select an option`

export const brazilOptionShape = (option: string) => ({
  brazilPaymentMethods: string().required(selectOption).oneOf(['allpago', 'fapesp'], selectOption),
  ...(option === 'fapesp' && {
    fapespNumber: short(brazilLimits.fapespNumber).required(
      () => t`Please enter your FAPESP process number.`,
    ),
  }),
})

export const boletoShape = {
  boleto: object({
    payer: short(brazilLimits.payer).required(() => t`Please enter who will pay the boleto.`),
    processNumber: short(brazilLimits.processNumber),
    taxIdentification,
  }),
}

export const allpagoPaypalShape = { allpagoPaypal: object({ taxIdentification }) }

const selectInstallments = () => t`You must select a valid number of installments`

export const allpagoCardShape = {
  allpagoCreditCard: object({
    taxIdentification,
    numberOfInstallments: object({
      value: number()
        .transform((value: number, text: unknown) => (text === '' ? undefined : value))
        .typeError(selectInstallments)
        .required(selectInstallments)
        .integer(selectInstallments)
        .min(1, selectInstallments)
        .max(maxInstallments, selectInstallments),
    }),
    checkoutId: string().required(() => t`Please enter your card details.`),
  }),
}
