import type { BrazilOption } from '../payment-method-rules.ts'

/**
 * Field values by name: the method has to be chosen again, and FAPESP cards are charged in US
 * dollars.
 */
export function afterBrazilOption(option: BrazilOption): Readonly<Record<string, string>> {
  const anew = { paymentMethodId: '' }
  return option === 'fapesp' ? { ...anew, 'creditCard.currency.value': 'USD' } : anew
}
