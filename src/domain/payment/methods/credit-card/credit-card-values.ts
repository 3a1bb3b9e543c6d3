/** The card itself stays with the provider. */
export type CreditCardValues = {
  creditCard: { currency: { value: string }; braintreeSaveCC: boolean }
}
