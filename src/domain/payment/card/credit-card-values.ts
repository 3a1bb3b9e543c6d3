export type CreditCardValues = {
  creditCard: {
    /** Whether the provider's fields are complete; the card itself stays with the provider. */
    isEntered: boolean
    currency: { value: string }
    braintreeSaveCC: boolean
  }
}
