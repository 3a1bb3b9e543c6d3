import { t } from '@lingui/core/macro'
import { number, object, string } from 'yup'
import { isCnpj, isCpf } from '../../../lib/tax-number.ts'

export const mostInstallments = 6

const longest = { payer: 60, processNumber: 40, fapespNumber: 40 }

const short = (most: number) =>
  string()
    .trim()
    .max(most, () => t`Please use no more than ${most} characters.`)

/** Whether a text is the number of a Brazilian taxpayer of a kind; of either, where none is chosen. */
export function isTaxNumber(kind: unknown, text: string): boolean {
  if (kind === 'CPF') return isCpf(text)
  return isCnpj(text) || (kind !== 'CNPJ' && isCpf(text))
}

const selectTaxType = () => t`Please select your tax type.`
const enterTaxNumber = () => t`Please enter your tax number.`

const taxIdentification = object({
  type: string().required(selectTaxType).oneOf(['CPF', 'CNPJ'], selectTaxType),
  number: string()
    .trim()
    .required(enterTaxNumber)
    .test('valid', enterTaxNumber, (text, { parent }) => isTaxNumber(parent.type, text ?? '')),
})

const selectOption = () => t`You must select an option`

/** What a person in Brazil is asked first, and what funds of FAPESP ask for. */
export const brazilPart = (option: string) => ({
  brazilPaymentMethods: string().required(selectOption).oneOf(['allpago', 'fapesp'], selectOption),
  ...(option === 'fapesp' && {
    fapespNumber: short(longest.fapespNumber).required(
      () => t`Please enter the number of your FAPESP process.`,
    ),
  }),
})

export const boletoPart = {
  boleto: object({
    payer: short(longest.payer).required(() => t`Please enter who will pay the boleto.`),
    processNumber: short(longest.processNumber),
    taxIdentification,
  }),
}

export const allpagoPaypalPart = { allpagoPaypal: object({ taxIdentification }) }

const selectInstallments = () => t`You must select a valid number of installments`

export const allpagoCardPart = {
  allpagoCreditCard: object({
    taxIdentification,
    numberOfInstallments: object({
      value: number()
        .transform((value: number, text: unknown) => (text === '' ? undefined : value))
        .typeError(selectInstallments)
        .required(selectInstallments)
        .integer(selectInstallments)
        .min(1, selectInstallments)
        .max(mostInstallments, selectInstallments),
    }),
    checkoutId: string().required(() => t`Please enter your card details.`),
  }),
}
