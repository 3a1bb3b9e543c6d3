type TaxValues = { type: string; number: string }

type TaxedGroup = 'boleto' | 'allpagoPaypal' | 'allpagoCreditCard'

export type TaxedValues = Record<TaxedGroup, { taxIdentification: TaxValues }>

export const noTax: TaxValues = { type: '', number: '' }

/** The schema has checked the type. */
export function taxIdentificationOf({ type, number }: TaxValues) {
  const kind: 'CPF' | 'CNPJ' = type === 'CNPJ' ? type : 'CPF'
  return { type: kind, number: number.trim() }
}
