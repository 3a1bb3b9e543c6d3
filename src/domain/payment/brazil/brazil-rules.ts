/** Brazilian methods or FAPESP funds: the first question in Brazil. */
export type BrazilOption = 'allpago' | 'fapesp'

/** The server's country id. */
export const brazilId = 32

/** Cards are charged in this currency with FAPESP funds. */
export const fapespCurrency = 'USD'

/** Field values by name: the method has to be chosen again. */
export function afterBrazilOption(option: BrazilOption): Readonly<Record<string, string>> {
  const anew = { paymentMethodId: '' }
  return option === 'fapesp' ? { ...anew, 'creditCard.currency.value': fapespCurrency } : anew
}
