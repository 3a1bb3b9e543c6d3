import { ENGLISH } from '../../backend/reference-data/manuscript-languages.ts'
import { currencies } from '../../backend/reference-data/payment/currencies.ts'
import type { FormChoice } from '../../backend/rules/order-form/form-choice.ts'
import { newForm } from '../../backend/rules/order-form/new-form.ts'
import { siteZones } from '../../backend/rules/site-zones.ts'
import { usualFlags } from '../../scenarios/builders/feature-flags.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { OrderFormRow } from '../../world/rows/order-form-rows.ts'

/** Services for editing 5,200 English words, in US dollars. */
export function choiceOf(
  form: Partial<OrderFormRow> = {},
  changes: Partial<Omit<FormChoice, 'form'>> = {},
): FormChoice {
  const begun = newForm({ identity: 'form-1', owner: 'session-1', turn: 1, now: fixedNow })
  const english = { goal: 'editing', wordCount: 5_200, languageId: ENGLISH } as const
  return {
    form: { ...begun, ...english, ...form },
    user: undefined,
    currency: currencies.USD,
    features: usualFlags,
    site: 'us',
    zone: siteZones.us,
    now: fixedNow,
    isStaff: false,
    bundlesAllowed: true,
    group: null,
    loyaltyLevel: null,
    discounts: { reedit: null, codes: [], offered: [] },
    voucher: null,
    ...changes,
  }
}
