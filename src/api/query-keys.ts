/** Beginnings of query keys that several files share. */
export const assessmentsKey = ['assessments'] as const

export const digitalPurchasesKey = ['digital-purchases'] as const

export const orderFormsKey = ['order-form'] as const

export const orderFormKey = [...orderFormsKey, 'current'] as const

export const invoicesKey = ['invoices'] as const
