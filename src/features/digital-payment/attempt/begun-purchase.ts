import { begunPayments } from '../../../domain/payment/attempt/begun-payments.ts'

/** Of digital products, by the product. */
export const begunPurchases = begunPayments('digital product')
