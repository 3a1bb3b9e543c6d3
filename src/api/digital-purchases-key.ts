export const digitalPurchasesKey = ['digital-purchases'] as const
