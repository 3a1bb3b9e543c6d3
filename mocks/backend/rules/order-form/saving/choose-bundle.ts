import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import {
  bundleQuestionIds,
  bundleQuestions,
} from '../../../reference-data/services/service-bundles.ts'
import { requestedTier } from '../../pricing/delivery-rules.ts'
import { fittingBundles, quantityInBundle } from '../form-bundles.ts'
import type { FormChoice } from '../form-choice.ts'
import { worksOnText } from '../form-offers.ts'
import { withoutBundle } from '../normalize-form.ts'
import { isDelivered, isSold } from './choose-services.ts'

type BundleRefusal = { refused: Schemas['BundleRefusalKey'] }
type BundleAnswers = Record<string, readonly string[]>

const isCount = (text: string | undefined) =>
  text !== undefined && /^([1-9]|1\d|2[0-5])$/.test(text)

const isOn = (answers: BundleAnswers, id: string) => answers[id]?.[0] === 'true'

export function validateAnswers(
  submitted: readonly Schemas['BundleAnswer'][],
): { answers: BundleAnswers } | BundleRefusal {
  const answers: BundleAnswers = {}
  for (const { id, type, choices } of bundleQuestions) {
    const values = submitted.findLast((answer) => answer.id === id)?.values
    if (!values) continue
    const ids = new Set(choices.map((choice) => choice.id))
    answers[id] = type === 'multiple-choice' ? values.filter((entry) => ids.has(entry)) : values
  }
  const { needs, hasTables, tableCount, hasJournal, journal } = bundleQuestionIds
  if ((answers[needs] ?? []).length === 0) return { refused: 'selectOneCheckbox' }
  if (isOn(answers, hasTables) && !isCount(answers[tableCount]?.[0])) {
    return { refused: 'tables-on-with-no-table-count' }
  }
  if (isOn(answers, hasJournal) && (answers[journal]?.[0] ?? '').trim() === '') {
    return { refused: 'journalForTableFormatting' }
  }
  return { answers }
}

function journalIn(answers: BundleAnswers): string | undefined {
  const { hasJournal, journal } = bundleQuestionIds
  return isOn(answers, hasJournal) ? answers[journal]?.[0]?.trim() : undefined
}

/** New answers cancel the selected bundle, and a newly named journal becomes the target journal. */
export function applyAnswers(form: OrderFormRow, answers: BundleAnswers): Partial<OrderFormRow> {
  const isSame = JSON.stringify(answers) === JSON.stringify(form.bundle.answers)
  if (isSame) return { bundle: { ...form.bundle, interested: true } }
  const name = journalIn(answers)
  const isOther =
    name !== journalIn(form.bundle.answers ?? {}) && name !== form.details.journal?.name
  const journal = name !== undefined && isOther ? { name, url: null } : form.details.journal
  return {
    ...withoutBundle(form),
    bundle: { interested: true, answers, id: null },
    details: { ...form.details, journal },
  }
}

/** A bundle replaces all services selected before, but for those that an administrator added for good. */
export function validateBundle(
  { serviceBundleId, services, rush, deliveryTier }: Schemas['BundleSelection'],
  choice: FormChoice,
): { changes: Partial<OrderFormRow> } | BundleRefusal {
  const bundle = fittingBundles(choice).find(({ id }) => id === serviceBundleId)
  if (!bundle) return { refused: 'service-bundle-not-available' }
  const included = new Set(bundle.additions.map(({ identity }) => identity))
  const isIncluded = (identity: string) => included.has(identity) && isSold(identity, choice)
  if (!services.every(isIncluded)) return { refused: 'service-bundle-service-not-included' }
  const all = [bundle.primary.identity, ...services]
  const service = all.find(worksOnText) ?? null
  if (rush && deliveryTier === 'express') return { refused: 'delivery-tiers-exclude-one-another' }
  const tier = requestedTier({ rushed: rush, deliveryTier })
  if (!isDelivered(service, tier, choice)) return { refused: 'service-bundle-tier-not-offered' }
  const bundleServices = [bundle.primary, ...bundle.additions].filter(
    ({ identity }) => identity !== service && all.includes(identity),
  )
  const bundled = bundleServices.map((entry) => ({
    serviceIdentity: entry.identity,
    quantity: quantityInBundle(entry, choice),
  }))
  // Existing services keep their order, so that saving what was read changes nothing.
  const existing = choice.form.additions.flatMap((addition) => {
    const { serviceIdentity } = addition
    const isFixed = choice.form.fixedAdditions.includes(serviceIdentity)
    return (
      bundled.find((one) => one.serviceIdentity === serviceIdentity) ?? (isFixed ? addition : [])
    )
  })
  const additions = [...new Set([...existing, ...bundled])]
  return {
    changes: {
      service,
      tier,
      additions,
      // A bundle without editing declines editing.
      declineEditing: service === null,
      bundle: { ...choice.form.bundle, id: bundle.id },
    },
  }
}
