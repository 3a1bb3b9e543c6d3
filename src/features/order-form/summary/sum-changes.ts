import type { Discount, OrderForm } from '../../../api/order-form/order-form.ts'

export type SumForm = Pick<
  OrderForm,
  | 'identity'
  | 'currency'
  | 'discounts'
  | 'selections'
  | 'services'
  | 'totalPrice'
  | 'voucher'
  | 'wordCount'
>

type Service = Pick<OrderForm['services'][number], 'identity' | 'name'>

export type SumChange =
  | { kind: 'service-added' | 'service-removed'; service: Service }
  | { kind: 'quantity'; service: Service; quantity: number }
  | { kind: 'tier'; tier: OrderForm['services'][number]['deliveryTier'] }
  | { kind: 'discount-added' | 'discount-removed'; discount: Pick<Discount, 'type' | 'code'> }
  | { kind: 'voucher-added' | 'voucher-removed' }
  | { kind: 'word-count'; wordCount: number }
  | { kind: 'currency'; currency: OrderForm['currency'] }

function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  key: (item: Item) => string,
) {
  const keys = new Set(others.map(key))
  return items.filter((item) => !keys.has(key(item)))
}

function serviceChanges(before: SumForm, after: SumForm): SumChange[] {
  const key = ({ identity }: Service) => identity
  const quantityIn = (form: SumForm, { identity }: Service) =>
    form.selections.find(({ serviceIdentity }) => serviceIdentity === identity)?.quantity
  const stayed = after.services.flatMap((service): SumChange[] => {
    const former = before.services.find(({ identity }) => identity === service.identity)
    if (!former) return []
    const changes: SumChange[] = []
    const { deliveryTier: tier } = service
    if (tier !== former.deliveryTier) changes.push({ kind: 'tier', tier })
    const quantity = quantityIn(after, service)
    if (quantity !== undefined && quantity !== quantityIn(before, service)) {
      changes.push({ kind: 'quantity', service, quantity })
    }
    return changes
  })
  const added = without<Service>(after.services, before.services, key)
  const removed = without<Service>(before.services, after.services, key)
  return [
    ...added.map((service): SumChange => ({ kind: 'service-added', service })),
    ...removed.map((service): SumChange => ({ kind: 'service-removed', service })),
    ...stayed,
  ]
}

function discountChanges(before: SumForm, after: SumForm): SumChange[] {
  const applied = ({ discounts }: SumForm) => discounts.filter((discount) => discount.applied)
  const key = ({ id }: Discount) => id
  const added = without(applied(after), applied(before), key)
  const removed = without(applied(before), applied(after), key)
  return [
    ...added.map((discount): SumChange => ({ kind: 'discount-added', discount })),
    ...removed.map((discount): SumChange => ({ kind: 'discount-removed', discount })),
  ]
}

function voucherChanges(before: SumForm, after: SumForm): SumChange[] {
  if ((before.voucher === null) === (after.voucher === null)) return []
  return [{ kind: after.voucher === null ? 'voucher-removed' : 'voucher-added' }]
}

/** Most telling first; undefined where the sum is the same, or it is that of another form. */
export function sumChanges(before: SumForm, after: SumForm): SumChange[] | undefined {
  const { currency, wordCount } = after
  const isOther = before.identity !== after.identity
  const isConverted = before.currency.isoCode !== currency.isoCode
  if (isOther || (before.totalPrice === after.totalPrice && !isConverted)) return undefined
  const services = serviceChanges(before, after)
  const isRecounted = wordCount !== null && wordCount !== before.wordCount
  const changes: SumChange[] = [
    ...(isConverted ? [{ kind: 'currency', currency } as const] : []),
    ...services.filter((change, index) => index === firstLike(services, change)),
    ...(isRecounted ? [{ kind: 'word-count', wordCount } as const] : []),
  ]
  // A discount that comes with a service needs no words of its own.
  return changes.length > 0
    ? changes
    : [...voucherChanges(before, after), ...discountChanges(before, after)]
}

/** Several services change their delivery together. */
function firstLike(changes: readonly SumChange[], change: SumChange): number {
  return change.kind === 'tier'
    ? changes.findIndex(({ kind }) => kind === 'tier')
    : changes.indexOf(change)
}
