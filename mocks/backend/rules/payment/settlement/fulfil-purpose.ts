import type { PaymentPurpose } from '../../../../world/rows/payment-rows.ts'
import { digitalFulfilment } from '../../digital/fulfil-digital-purchase.ts'
import { payOffFulfilment } from '../../invoices/fulfil-payoff.ts'
import { orderFulfilment } from '../../order-form/placing/fulfil-order.ts'
import type { Fulfilment } from '../fulfilment.ts'
import { prepaymentFulfilment } from './fulfil-prepayment.ts'

export function fulfilmentOf(purpose: PaymentPurpose): Fulfilment {
  switch (purpose.kind) {
    case 'order':
      return orderFulfilment(purpose)
    case 'payoff':
      return payOffFulfilment(purpose)
    case 'prepayment':
      return prepaymentFulfilment(purpose)
    case 'digital-editing':
    case 'digital-translation':
      return digitalFulfilment(purpose)
  }
}
