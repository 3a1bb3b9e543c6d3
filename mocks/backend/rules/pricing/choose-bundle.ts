import type { components } from '../../../../src/api/schema.gen.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import { formService } from '../../catalogue/form-services.ts'
import { bundleQuestionIds, bundleQuestions } from '../../catalogue/service-bundles.ts'
import { fittingBundles } from '../order-form/form-bundles.ts'
import type { FormChoice } from '../order-form/form-choice.ts'
import { isDelivered, isSold, worksOnText } from './choose-services.ts'
import { tierAsked } from './delivery-rules.ts'

type Schemas = components['schemas']
type Refused = { refused: Schemas['BundleRefusalKey'] }
type Answers = Record<string, readonly string[]>

/** Whether a text says how many: 1 to 25. */
const isCount = (text: string | undefined) =>
  text !== undefined && /^([1-9]|1\d|2[0-5])$/.test(text)

const isOn = (answers: Answers, id: string) => answers[id]?.[0] === 'true'

/** The answers as they are kept, or what is missing in them. Unknown questions are left out. */
export function judgeAnswers(
  given: readonly Schemas['BundleAnswer'][],
): { answers: Answers } | Refused {
  const known = new Map(bundleQuestions.map((question) => [question.id, question]))
  const answers: Answers = {}
  for (const { id, values } of given) {
    const question = known.get(id)
    if (!question) continue
    const ids = new Set(question.choices.map((choice) => choice.id))
    answers[id] =
      question.type === 'multiple-choice' ? values.filter((one) => ids.has(one)) : values
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

/** How many tables the answers speak of; one where they speak of none, whatever count is left there. */
function tablesIn(answers: Answers): number {
  const { hasTables, tableCount } = bundleQuestionIds
  return isOn(answers, hasTables) ? Number(answers[tableCount]?.[0] ?? 1) : 1
}

/** What taking a bundle changes: its services stand in place of all that was chosen before. */
export function judgeBundle(
  { serviceBundleId, services, rush, deliveryTier }: Schemas['BundleSelection'],
  choice: FormChoice,
): { changes: Partial<OrderFormRow> } | Refused {
  const bundle = fittingBundles(choice).find(({ id }) => id === serviceBundleId)
  if (!bundle) return { refused: 'service-bundle-not-available' }
  const included = new Set(bundle.additions.map(({ identity }) => identity))
  const isIncluded = (identity: string) => included.has(identity) && isSold(identity, choice)
  if (!services.every(isIncluded)) return { refused: 'service-bundle-service-not-included' }
  const all = [bundle.primary.identity, ...services]
  const service = all.find(worksOnText) ?? null
  const tier = tierAsked({ rushed: rush, deliveryTier })
  if (!isDelivered(service, tier, choice)) return { refused: 'service-bundle-tier-not-offered' }
  const tables = tablesIn(choice.form.bundle.answers ?? {})
  const countOf = (identity: string) => {
    const price = formService(identity)?.price
    return price?.by === 'count' && price.of === 'tables' ? tables : 1
  }
  const additions = all
    .filter((identity) => identity !== service)
    .map((serviceIdentity) => ({ serviceIdentity, quantity: countOf(serviceIdentity) }))
  return {
    changes: {
      service,
      tier,
      additions,
      declineEditing: false,
      bundle: { ...choice.form.bundle, id: bundle.id },
    },
  }
}
