export const orderFormsKey = ['order-form'] as const

export const orderFormKey = [...orderFormsKey, 'current'] as const
