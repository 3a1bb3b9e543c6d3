/** Of subscriptions, packages and offers of the digital products. */
export const digitalPurchasesKey = ['digital-purchases'] as const
