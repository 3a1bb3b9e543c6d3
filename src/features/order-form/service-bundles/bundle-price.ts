import type {
  FormService,
  FormServiceOption,
  OrderForm,
} from '../../../api/order-form/order-form.ts'
import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import type { DeliveryTier } from '../../../api/order-form/order-form-services.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { sumOf } from '../summary/explained/price-breakdown.ts'

export type BundleForm = Pick<OrderForm, 'availableServices' | 'currency' | 'rushDiscountPercent'>

export type BundleOrder = { services: readonly string[]; tier: DeliveryTier }

type BundlePart = {
  identity: string
  options: readonly FormServiceOption[]
  /** Without rush or express; null if a quote is needed. */
  price: number | null
  /** False for a service that was in the order before and stays. */
  isInBundle: boolean
}

export type BundlePrice = {
  parts: BundlePart[]
  /** Difference of rush or express, and what a loyalty level takes off it. */
  surcharge: number
  surchargeDiscount: number
  /** Null where the bundle takes nothing off. */
  discount: { percent: number; base: number; amount: number } | null
  /** Prices of the parts with the surcharge, before discounts. */
  alone: number
  total: number
  /** Null where the due date is agreed on. */
  deadline: string | null
}

const textTypes: ReadonlySet<FormService['type'] | undefined> = new Set(['editing', 'translation'])

const typeOf = ({ availableServices }: BundleForm, identity: string) =>
  availableServices.find((service) => service.identity === identity)?.type

const worksOnText = (form: BundleForm, identity: string) => textTypes.has(typeOf(form, identity))

const isFixed = ({ selection, canBeRemovedFromOrder }: FormService) =>
  selection !== null && !canBeRemovedFromOrder

/** Services that an administrator added for good. */
export const fixedServices = ({ availableServices }: BundleForm): FormService[] =>
  availableServices.filter(isFixed)

export function partsOf(
  bundle: ServiceBundle,
  services: readonly string[],
  form: BundleForm,
): BundlePart[] {
  const all = [bundle.primaryService, ...bundle.services]
  const fixed = fixedServices(form)
  const taken = new Set([
    bundle.primaryService.id,
    ...services,
    ...fixed.map((one) => one.identity),
  ])
  const part = (identity: string, options: readonly FormServiceOption[], isInBundle: boolean) => ({
    identity,
    options,
    price: options[0]?.price ?? null,
    isInBundle,
  })
  return [
    ...all.filter(({ id }) => taken.has(id)).map(({ id, options }) => part(id, options, true)),
    ...fixed
      .filter(({ identity }) => all.every(({ id }) => id !== identity))
      .map(({ identity, serviceOptions }) => part(identity, serviceOptions, false)),
  ]
}

/** The part that rush and express are for. */
export const textPart = (parts: readonly BundlePart[], form: BundleForm): BundlePart | undefined =>
  parts.find(({ identity }) => worksOnText(form, identity))

export function surchargeFor(
  part: BundlePart | undefined,
  tier: DeliveryTier,
  { currency }: BundleForm,
): number {
  const faster = part?.options.find(({ deliveryTier }) => deliveryTier === tier)?.price
  if (tier === 'standard' || part?.price == null || faster == null) return 0
  return sumOf([faster, -part.price], currency)
}

/** The slowest part decides. */
function deadlineOf(parts: readonly BundlePart[], hurried: BundlePart | undefined, tier: string) {
  const dates = parts.flatMap((part) => {
    if (part.price === null) return []
    const option = part === hurried && part.options.find((one) => one.deliveryTier === tier)
    return [(option || part.options[0])?.deadline ?? null]
  })
  if (dates.length === 0 || dates.includes(null)) return null
  const known = dates.filter((date) => date !== null)
  return known.reduce((latest, date) => (parseInstant(latest) > parseInstant(date) ? latest : date))
}

/** The percentage of a bundle counts only for text services combined with others. */
function discountOf(bundle: ServiceBundle, parts: readonly BundlePart[], form: BundleForm) {
  const { currency } = form
  const works = parts.filter(({ identity }) => worksOnText(form, identity))
  const { percent } = bundle.discount
  if (works.length === 0 || works.length === parts.length || percent <= 0) return null
  const prices = parts.flatMap(({ isInBundle, price }) => (isInBundle ? [price ?? 0] : []))
  const base = sumOf(prices, currency)
  const amount = roundMoney((base * percent) / 100, currency)
  return amount > 0 ? { percent, base, amount } : null
}

/** From the price of each part to the total, in whole coins. */
export function bundlePrice(
  bundle: ServiceBundle,
  { services, tier }: BundleOrder,
  form: BundleForm,
): BundlePrice {
  const { currency, rushDiscountPercent } = form
  const parts = partsOf(bundle, services, form)
  const hurried = textPart(parts, form)
  const surcharge = surchargeFor(hurried, tier, form)
  const percent = tier === 'rush' ? rushDiscountPercent : 0
  const surchargeDiscount = roundMoney((surcharge * percent) / 100, currency)
  const discount = discountOf(bundle, parts, form)
  const alone = sumOf([...parts.map(({ price }) => price ?? 0), surcharge], currency)
  return {
    parts,
    surcharge,
    surchargeDiscount,
    discount,
    alone,
    total: sumOf([alone, -surchargeDiscount, -(discount?.amount ?? 0)], currency),
    deadline: deadlineOf(parts, hurried, tier),
  }
}

/** With every service that it can have. */
export const wholeBundlePrice = (bundle: ServiceBundle, form: BundleForm): BundlePrice => {
  const services = bundle.services.flatMap(({ id, options }) => (options.length > 0 ? [id] : []))
  return bundlePrice(bundle, { services, tier: 'standard' }, form)
}
