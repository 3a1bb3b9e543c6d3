import type { Instant } from '../../../../src/lib/instant.ts'
import { UNDETERMINED_AREA } from '../../../backend/reference-data/areas-of-study/areas-of-study.ts'
import { CHINESE, ENGLISH } from '../../../backend/reference-data/manuscript-languages.ts'
import { customerGoals } from '../../../backend/reference-data/services/customer-goals.ts'
import { inheritedFields } from '../../../backend/rules/order-form/begin-from-order.ts'
import {
  beginForm,
  changeForm,
  currentForm,
} from '../../../backend/rules/order-form/form-access.ts'
import { formChoiceOf } from '../../../backend/rules/order-form/form-choice.ts'
import { currentStep, goToStep } from '../../../backend/rules/order-form/form-navigation.ts'
import { offersOf, worksOnText } from '../../../backend/rules/order-form/form-offers.ts'
import type { StepName } from '../../../backend/rules/order-form/form-steps.ts'
import { duplicateOfForm, stepsOfForm } from '../../../backend/rules/order-form/order-form-view.ts'
import { makeQuote } from '../../../backend/rules/order-form/placing/make-quote.ts'
import {
  validateAddition,
  validateService,
} from '../../../backend/rules/order-form/saving/choose-services.ts'
import { saveBasicDetails } from '../../../backend/rules/order-form/saving/save-basic-details.ts'
import { saveDetails } from '../../../backend/rules/order-form/saving/save-details.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { prefilledTitle } from './prefill-steps.ts'

type Goal = Schemas['GoalName']

/** Word count of a manuscript without content. */
const usualWords = 5_200

/** Steps that require a service; the additional services only where the goal is figures. */
const choosingSteps = ['manuscript-services', 'multimedia-services', 'additional-services'] as const

const plainly = { declineEditingServices: false, rush: false, express: false }

class FormGuide {
  readonly #world: World
  readonly #now: Instant
  form: OrderFormRow

  constructor(world: World, form: OrderFormRow, now: Instant) {
    this.#world = world
    this.#now = now
    this.form = form
  }

  #save(changes: Partial<OrderFormRow>): void {
    this.form = changeForm(this.#world, this.form, this.#now, changes)
  }

  #keep(result: { changes: Partial<OrderFormRow> } | { refused: string }): void {
    if ('refused' in result) throw new Error(`The order form does not go on: ${result.refused}.`)
    this.#save(result.changes)
  }

  lists(step: StepName): boolean {
    return stepsOfForm(this.#world, this.form).all.includes(step)
  }

  isBehind(step: StepName): boolean {
    const { all, open } = stepsOfForm(this.#world, this.form)
    return all.indexOf(step) < open.length - 1
  }

  async begin(customerGoal: Goal, step: StepName): Promise<void> {
    const { files, wordCount, languageId } = this.form
    const details = {
      files: [...(customerGoal === 'figures-only' ? files.figures : files.main)],
      wordCount: wordCount ?? usualWords,
      language: languageId ?? (customerGoal === 'translation' ? CHINESE : ENGLISH),
    }
    // Without files an order cannot be paid.
    const uploadFilesLater = step === 'payment-details' && details.files.length === 0
    const bundlesRequested = step === 'service-bundles'
    const body = { customerGoal, bundlesRequested, uploadFilesLater, ...details }
    this.#keep(await saveBasicDetails(this.#world, this.form, body, { now: this.#now }))
  }

  chooseService(): void {
    const choice = formChoiceOf(this.#world, this.form, this.#now)
    const offered = offersOf(choice).services.filter(({ disabled }) => !disabled)
    const first = offered.find(({ featured }) => featured) ?? offered[0]
    if (!first) throw new Error('No service fits the order form.')
    const { identity } = first
    this.#keep(
      worksOnText(identity)
        ? validateService({ ...plainly, selectedService: identity }, choice)
        : validateAddition({ serviceIdentity: identity, quantity: 1 }, choice),
    )
  }

  async describe(projectTitle: string): Promise<void> {
    const { goal, details, adminCreated } = this.form
    const body = {
      projectTitle,
      areaOfStudy: details.areaOfStudyId ?? UNDETERMINED_AREA,
      styleOfEnglish:
        details.styleOfEnglish ?? (goal && customerGoals[goal].englishStyleDefault) ?? null,
      journal: details.journal ?? { name: 'Rangifer', url: 'https://journal.example.org/rangifer' },
      ...(adminCreated ? { suppressInvoiceCreation: false } : {}),
    }
    this.#keep(await saveDetails(this.#world, this.form, body, { now: this.#now }))
  }

  get duplicate() {
    return duplicateOfForm(this.#world, this.form)
  }

  sayItIsNew(): void {
    if (this.duplicate) this.#save({ distinctFrom: this.duplicate.externalId })
  }

  go(step: StepName): void {
    const changes = goToStep(this.#world, this.form, step)
    if (!changes) {
      const at = currentStep(this.#world, this.form)
      throw new Error(`The order form cannot be brought to ${step}: it stays at ${at}.`)
    }
    this.#save(changes)
  }
}

function goalFor(step: StepName, form: OrderFormRow): Goal {
  if (step === 'multimedia-services') return 'multimedia'
  if (step === 'price-quote-completed') return 'price-quote'
  const isPassed = form.goal === null || form.goal === 'price-quote' || form.goal === 'rework'
  return isPassed || step === 'service-bundles' ? 'editing' : (form.goal ?? 'editing')
}

function earlierTitle(world: World, owner: string): string {
  for (const { order } of world.orders.in('byOwner', owner).rows()) {
    if (order.status !== 'Cancelled') return order.title
  }
  throw new Error('Nothing was ordered before, so that no title can be a duplicate.')
}

function reworkForm(world: World, owner: string, now: Instant): OrderFormRow {
  for (const { order } of world.orders.in('byOwner', owner).rows()) {
    if (!order.completed || !order.reeditAvailable) continue
    const origin = { kind: 'rework', identity: order.externalId } as const
    return beginForm(world, owner, now, { ...inheritedFields(order), origin, changedAt: now })
  }
  throw new Error('No order can be reworked.')
}

/** By the ordinary rules; starts a form if there is none. @throws Error for an unreachable step */
export async function prefillOrderForm(
  world: World,
  step: StepName,
  now: Instant,
): Promise<OrderFormRow> {
  const token = stateOf(world).browserSession ?? ''
  const owner = world.sessions.get(token)?.userIdentity ?? token
  if (step === 'rework-get-started') return reworkForm(world, owner, now)
  const guide = new FormGuide(world, currentForm(world, owner) ?? beginForm(world, owner, now), now)
  if (step === 'get-started') {
    guide.go(step)
    return guide.form
  }
  const goal = goalFor(step, guide.form)
  if (guide.form.goal !== goal || !guide.isBehind('get-started') || step === 'service-bundles') {
    if (guide.form.goal === 'rework') throw new Error('A rework has its own steps.')
    await guide.begin(goal, step)
  }
  for (const choosing of choosingSteps) {
    if (step === choosing) break
    if (guide.lists(choosing) && !guide.isBehind(choosing)) guide.chooseService()
  }
  if (step === 'duplicate-order') await guide.describe(earlierTitle(world, owner))
  if (step === 'payment-details') {
    if (!guide.isBehind('details')) await guide.describe(guide.form.details.title ?? prefilledTitle)
    guide.sayItIsNew()
  }
  if (step === 'price-quote-completed') return makeQuote(world, guide.form, now)
  guide.go(step)
  return guide.form
}
