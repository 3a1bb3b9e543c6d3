import type { Discount } from '../../../../api/order-form/order-form.ts'
import { dollars } from '../../../../api/order-form/test-currencies.ts'
import { testOption, testService } from '../../services/test-services.ts'
import type { ExplainedForm } from './explain-price.ts'

export const discount = (id: string, changes: Partial<Discount> = {}): Discount => ({
  id,
  type: 'Promotional Code',
  code: id,
  description: id,
  percentBased: true,
  amount: 10,
  baseAmount: 372,
  potentialAmount: 37.2,
  appliedAmount: 0,
  supersededBy: null,
  endDate: null,
  applied: false,
  busy: false,
  ...changes,
})

export const applied = (id: string, appliedAmount: number, changes: Partial<Discount> = {}) =>
  discount(id, { applied: true, appliedAmount, potentialAmount: appliedAmount, ...changes })

export const line = (serviceIdentity: string, listPrice: number, discountAmount = 0) => ({
  serviceIdentity,
  name: serviceIdentity,
  listPrice,
  discountAmount,
  totalPrice: Number((listPrice - discountAmount).toFixed(2)),
})

const editing = testService({
  serviceOptions: [
    testOption({ wordCount: { min: 3_501, max: 6_000 } }),
    testOption({
      price: 502.2,
      deliveryTier: 'rush',
      rush: true,
      wordCount: { min: 3_501, max: 6_000 },
    }),
  ],
})
export const { identity } = editing

export const service = (
  id: string,
  deliveryTier: 'standard' | 'rush' | 'express' = 'standard',
) => ({
  identity: id,
  name: id,
  deliveryTier,
  rush: deliveryTier === 'rush',
})

export const form: ExplainedForm = {
  availableServices: [editing],
  availableConciergeServices: [],
  currency: dollars,
  discounts: [],
  expressPriceDifference: 279,
  lineItems: [line(identity, 372)],
  rushPriceDifference: 130.2,
  selections: [],
  services: [service(identity)],
  totalPrice: 372,
  voucher: null,
  wordCount: 5_200,
}
