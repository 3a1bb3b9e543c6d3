/** What pays in Brazil: the Brazilian ways, or funds of FAPESP. */
export type PaidBy = 'allpago' | 'fapesp'

/**
 * What the form holds once somebody has said what pays, by the names of its fields: the method has to be chosen
 * anew, and FAPESP is charged in US dollars.
 */
export function afterBrazilOption(option: PaidBy): Readonly<Record<string, string>> {
  const anew = { paymentMethodId: '' }
  return option === 'fapesp' ? { ...anew, 'creditCard.currency.value': 'USD' } : anew
}
