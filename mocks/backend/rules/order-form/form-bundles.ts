import { rounded, sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { formService, type ReferenceService } from '../../reference-data/services/form-services.ts'
import {
  bundleQuestionIds,
  bundleQuestions,
  type ReferenceBundle,
  serviceBundles,
} from '../../reference-data/services/service-bundles.ts'
import { formatAmount } from '../format-amount.ts'
import type { FormChoice } from './form-choice.ts'
import { canDecline, isOffered, optionsOf, selectionsOf, worksOnText } from './form-offers.ts'

type FormBundles = Pick<Schemas['OrderForm'], 'availableServiceBundles' | 'serviceBundleQuestions'>

export function fittingBundles(choice: FormChoice): ReferenceBundle[] {
  const { answers, interested } = choice.form.bundle
  if (!interested || answers === null || !choice.bundlesAllowed) return []
  const needs = answers[bundleQuestionIds.needs] ?? []
  const hasTables = answers[bundleQuestionIds.hasTables]?.[0] === 'true'
  const mayDecline = canDecline(choice.form.goal, choice.form.languageId)
  return serviceBundles.filter((bundle) => {
    const { languageId, forTables, primary } = bundle
    if (!mayDecline && !worksOnText(primary.identity)) return false
    const isWanted =
      bundle.needs.some((need) => needs.includes(need)) || (forTables === true && hasTables)
    const isForText = languageId === undefined || languageId === choice.form.languageId
    return (
      isWanted && isForText && isOffered(primary, choice) && optionsOf(primary, choice).length > 0
    )
  })
}

export function quantityInBundle(service: ReferenceService, { form }: FormChoice): number {
  const { hasTables, tableCount } = bundleQuestionIds
  const answers = form.bundle.answers ?? {}
  const isCounted = service.price.by === 'count' && service.price.of === 'tables'
  return isCounted && answers[hasTables]?.[0] === 'true' ? Number(answers[tableCount]?.[0] ?? 1) : 1
}

function bundled(service: ReferenceService, choice: FormChoice): Schemas['BundledService'] {
  const quantity = quantityInBundle(service, choice)
  return { id: service.identity, options: optionsOf(service, choice, quantity) }
}

const standardPrice = ({ options }: Schemas['BundledService']) => options[0]?.price ?? 0

function shown(bundle: ReferenceBundle, choice: FormChoice): Schemas['ServiceBundle'] {
  const { id, name, percent, learnMoreTerms } = bundle
  const primary = bundled(bundle.primary, choice)
  const additions = bundle.additions
    .filter((service) => isOffered(service, choice))
    .map((service) => bundled(service, choice))
  const sum = sumOf([primary, ...additions].map(standardPrice), choice.currency)
  const whole = rounded((sum * percent) / 100, choice.currency)
  const deadlines = primary.options.flatMap(({ deliveryTier, deadline }) =>
    deadline === null ? [] : [[deliveryTier, deadline] as const],
  )
  return {
    id,
    name,
    primaryService: primary,
    primaryServiceName: bundle.primary.name,
    services: additions,
    deadlines: Object.fromEntries(deadlines),
    discount: { percent, displayableAmount: formatAmount(whole, choice.currency) },
    learnMoreTerms: [...learnMoreTerms],
  }
}

export function bundleChoiceOf({ bundle }: OrderFormRow): Schemas['BundleChoice'] {
  const answers = Object.entries(bundle.answers ?? {})
  return {
    interested: bundle.interested,
    id: bundle.id,
    answers: answers.map(([id, values]) => ({ id, values: [...values] })),
  }
}

export function bundlesOf(choice: FormChoice): FormBundles {
  const asks = choice.form.bundle.interested && choice.bundlesAllowed
  return {
    availableServiceBundles: fittingBundles(choice).map((bundle) => shown(bundle, choice)),
    serviceBundleQuestions: asks ? [...bundleQuestions] : [],
  }
}

export function hasRushedBundle(choice: FormChoice): boolean {
  return fittingBundles(choice).some(({ primary, additions }) =>
    [primary, ...additions].some((service) =>
      optionsOf(service, choice).some(({ deliveryTier }) => deliveryTier === 'rush'),
    ),
  )
}

/** A bundle discount requires text services combined with others. */
function isMixed(form: OrderFormRow): boolean {
  const types = selectionsOf(form).map(({ serviceIdentity }) => formService(serviceIdentity)?.type)
  const works = types.filter((type) => type === 'editing' || type === 'translation')
  return works.length > 0 && works.length < types.length
}

export function discountingBundle(choice: FormChoice): ReferenceBundle | undefined {
  const { form } = choice
  if (form.bundle.id === null || !isMixed(form)) return undefined
  return fittingBundles(choice).find(({ id }) => id === form.bundle.id)
}
