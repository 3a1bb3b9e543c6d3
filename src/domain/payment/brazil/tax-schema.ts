import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { hasCnpjShape, hasCpfShape, isCnpj, isCpf } from '../../../lib/tax-number.ts'

function taxNumberProblem(kind: unknown, text: string): (() => string) | undefined {
  if (kind === 'CPF') {
    if (isCpf(text)) return undefined
    return hasCpfShape(text)
      ? () =>
          t`This CPF is not valid. Its last two digits don’t match the rest. Please check the number.`
      : () => t`A CPF has 11 digits. Please check the number.`
  }
  if (isCnpj(text)) return undefined
  if (kind === 'CNPJ') {
    return hasCnpjShape(text)
      ? () =>
          t`This CNPJ is not valid. Its last two digits don’t match the rest. Please check the number.`
      : () => t`A CNPJ has 14 digits or letters. Please check the number.`
  }
  return isCpf(text)
    ? undefined
    : () => t`This is not a valid CPF or CNPJ. Please check the number.`
}

const selectTaxType = () => t`Please select your tax type.`
const enterTaxNumber = () => t`Please enter your tax number.`

export const taxIdentificationSchema = object({
  type: string().required(selectTaxType).oneOf(['CPF', 'CNPJ'], selectTaxType),
  number: string()
    .trim()
    .required(enterTaxNumber)
    .test('valid', (text, { parent, createError }) => {
      const message = text ? taxNumberProblem(parent.type, text) : undefined
      return message ? createError({ message }) : true
    }),
})
