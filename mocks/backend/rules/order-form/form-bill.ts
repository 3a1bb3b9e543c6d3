import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import { fromDollars, rounded, sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { PromotionalCodeRow } from '../../../world/rows/pricing-rows.ts'
import { rushDiscountPercents } from '../../reference-data/services/delivery-tiers.ts'
import { formService, type ReferenceService } from '../../reference-data/services/form-services.ts'
import { shownVoucher } from '../payment/voucher-rules.ts'
import {
  applyBestDiscount,
  type DiscountOffer,
  discountsByLine,
  type PricedLine,
  wholeLine,
} from '../pricing/discount-contest.ts'
import { shownBenefit } from '../rewards/promotions.ts'
import { discountingBundle, hasRushedBundle } from './form-bundles.ts'
import type { FormChoice } from './form-choice.ts'
import { optionsOf, selectionsOf } from './form-offers.ts'

type FormBill = Pick<
  Schemas['OrderForm'],
  | 'applicablePromotionalCodeBenefits'
  | 'discounts'
  | 'lineItems'
  | 'totalPrice'
  | 'voucher'
  | 'rushPriceDifference'
  | 'expressPriceDifference'
  | 'rushTotalDifference'
  | 'expressTotalDifference'
  | 'rushDiscountEligible'
  | 'rushDiscountPercent'
>

function rushPercentOf({ loyaltyLevel }: FormChoice): number {
  return loyaltyLevel === null ? 0 : (rushDiscountPercents[loyaltyLevel] ?? 0)
}

type ChosenService = {
  service: ReferenceService
  options: Schemas['FormServiceOption'][]
  tier: OrderFormRow['tier']
}

function chosenServices(choice: FormChoice): ChosenService[] {
  return selectionsOf(choice.form).flatMap(({ serviceIdentity, deliveryTier: tier }) => {
    const service = formService(serviceIdentity)
    return service ? [{ service, options: optionsOf(service, choice), tier }] : []
  })
}

function pricedLines(chosen: readonly ChosenService[], choice: FormChoice): PricedLine[] {
  return chosen.flatMap(({ service, options, tier }) => {
    const option = options.find(({ deliveryTier }) => deliveryTier === tier) ?? options[0]
    const standardPrice = options[0]?.price ?? null
    const listPrice = option?.price ?? null
    if (standardPrice === null || listPrice === null) return []
    const percent = option?.rush ? rushPercentOf(choice) : 0
    const surcharge = listPrice - standardPrice
    const rushDiscount = rounded((surcharge * percent) / 100, choice.currency)
    const { identity: serviceIdentity, name, type } = service
    return [{ serviceIdentity, name, type, standardPrice, listPrice, rushDiscount }]
  })
}

export const linesOf = (choice: FormChoice): PricedLine[] =>
  pricedLines(chosenServices(choice), choice)

const isoOrNull = (instant: Instant | null) => (instant === null ? null : isoOf(instant))

export function codeOffer(row: PromotionalCodeRow, { currency }: FormChoice): DiscountOffer {
  const { code, description, percentBased, endsAt, forClasses, minimumDollars } = row
  return {
    id: `discount-code-${code.toLowerCase()}`,
    type: 'Promotional Code',
    code,
    description,
    endDate: isoOrNull(endsAt),
    percentBased,
    amount: percentBased ? row.amount : fromDollars(row.amount, currency),
    least: fromDollars(minimumDollars, currency),
    baseOf: (line) =>
      forClasses === null || forClasses.includes(line.type) ? wholeLine(line) : null,
  }
}

/** All possible discounts; the first of equal ones wins. */
function offersFor(choice: FormChoice): DiscountOffer[] {
  const { discounts, group, currency } = choice
  const { reedit } = discounts
  const bundle = discountingBundle(choice)
  const usual = { code: null, endDate: null, least: 0, percentBased: true }
  const offers: DiscountOffer[] = []
  if (reedit) {
    offers.push({
      ...usual,
      id: 'discount-reedit',
      type: 'Re-edit discount',
      description: `${reedit.percent}% off another round on ${reedit.externalId}`,
      amount: reedit.percent,
      baseOf: (line) => (line.type === 'rework' ? wholeLine(line) : null),
    })
  }
  if (group && !group.discountUsed && (group.percentageDiscount ?? group.discount ?? 0) > 0) {
    const isPercent = group.percentageDiscount !== null
    offers.push({
      ...usual,
      id: 'discount-group',
      type: 'Preferred group discount',
      code: group.code,
      description: `Discount for members of ${group.code}`,
      percentBased: isPercent,
      amount: (isPercent ? group.percentageDiscount : group.discount) ?? 0,
      baseOf: wholeLine,
    })
  }
  if (bundle) {
    const inBundle = new Set([bundle.primary, ...bundle.additions].map(({ identity }) => identity))
    offers.push({
      ...usual,
      id: `discount-${bundle.id}`,
      type: 'Service discount',
      description: `${bundle.percent}% off services bought together`,
      amount: bundle.percent,
      baseOf: (line) => (inBundle.has(line.serviceIdentity) ? line.standardPrice : null),
    })
  }
  return [...offers, ...discounts.codes.map((row) => codeOffer(row, choice))].filter(
    ({ amount }) => rounded(amount, currency) > 0,
  )
}

export const priceOf = (
  { lineItems }: Pick<FormBill, 'lineItems'>,
  currency: FormChoice['currency'],
) =>
  sumOf(
    lineItems.map(({ totalPrice }) => totalPrice),
    currency,
  )

/** The bill in the form's currency; the lines add up to the total, except for a voucher. */
export function billOf(choice: FormChoice): FormBill {
  const { form, currency, now, voucher } = choice
  const percent = rushPercentOf(choice)
  // Neither options nor offers depend on the tier, so that they serve for each one that is compared.
  const chosen = chosenServices(choice)
  const offers = offersFor(choice)
  const billed = (priced: PricedLine[]) =>
    applyBestDiscount(priced, offers, { currency, rushPercent: percent })
  const lines = pricedLines(chosen, choice)
  const { lineItems, discounts } = billed(lines)
  const price = priceOf({ lineItems }, currency)
  const main = chosen.find(({ service }) => service.identity === form.service)
  const totalAt = (tier: OrderFormRow['tier']) => {
    if (voucher) return 0
    if (tier === main?.tier) return price
    const others = chosen.map((one) => (one === main ? { ...one, tier } : one))
    return priceOf(billed(pricedLines(others, choice)), currency)
  }
  const difference = (tier: 'rush' | 'express') => {
    const faster = main?.options.find(({ deliveryTier }) => deliveryTier === tier)?.price ?? null
    const usual = main?.options[0]?.price ?? null
    return faster === null || usual === null ? null : rounded(faster - usual, currency)
  }
  const rushPriceDifference = difference('rush')
  const expressPriceDifference = difference('express')
  const added = (tier: 'rush' | 'express') => rounded(totalAt(tier) - totalAt('standard'), currency)
  const eligible = percent > 0 && (rushPriceDifference !== null || hasRushedBundle(choice))
  const benefits = choice.discounts.offered.filter(
    (row) => sumOf(discountsByLine(codeOffer(row, choice), lines, currency), currency) > 0,
  )
  return {
    applicablePromotionalCodeBenefits: benefits.map((row) =>
      shownBenefit(row, { owner: form.owner, currency, now }),
    ),
    discounts,
    lineItems,
    totalPrice: voucher ? 0 : price,
    voucher: voucher && { ...shownVoucher(voucher), appliedAmount: price },
    rushPriceDifference,
    expressPriceDifference,
    rushTotalDifference: rushPriceDifference === null ? null : added('rush'),
    expressTotalDifference: expressPriceDifference === null ? null : added('express'),
    rushDiscountEligible: eligible,
    rushDiscountPercent: eligible ? percent : 0,
  }
}
