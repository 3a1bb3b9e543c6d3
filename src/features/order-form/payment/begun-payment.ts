import { begunPayments } from '../../../domain/payment/attempt/begun-payments.ts'

/** Of order forms, by their identity. */
export const begunPayment = begunPayments('order form')
