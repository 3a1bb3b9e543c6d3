/** Of everything about order forms. */
export const orderFormsKey = ['order-form'] as const

export const orderFormKey = [...orderFormsKey, 'current'] as const
