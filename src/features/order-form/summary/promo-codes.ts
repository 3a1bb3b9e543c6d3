import type { Discount, OrderForm } from '../../../api/order-form/order-form.ts'

type Benefit = OrderForm['applicablePromotionalCodeBenefits'][number]

const normalize = (code: string) => code.trim().toUpperCase()

/** A typed code as the discounts write it; as typed if none of them has it. */
export const writtenCode = (discounts: readonly Pick<Discount, 'code'>[], typed: string): string =>
  discounts.find(({ code }) => code !== null && normalize(code) === normalize(typed))?.code ?? typed

/** Promotional codes on the order, each once; what other discounts take off is part of the price. */
export function promoDiscounts<Item extends Pick<Discount, 'type' | 'code' | 'applied'>>(
  discounts: readonly Item[],
): (Item & { code: string })[] {
  const byCode = new Map<string, Item & { code: string }>()
  for (const discount of discounts) {
    const { type, code, applied } = discount
    if (type !== 'Promotional Code' || code === null) continue
    const key = normalize(code)
    if (!byCode.has(key) || (applied && !byCode.get(key)?.applied)) {
      byCode.set(key, { ...discount, code })
    }
  }
  return [...byCode.values()]
}

export function applicableCodes<Item extends Pick<Benefit, 'code' | 'used'>>(
  benefits: readonly Item[],
  discounts: readonly Pick<Discount, 'type' | 'code' | 'applied'>[],
): Item[] {
  const seen = new Set(promoDiscounts(discounts).map(({ code }) => normalize(code)))
  return benefits.filter(({ code, used }) => {
    const key = normalize(code)
    if (used || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
