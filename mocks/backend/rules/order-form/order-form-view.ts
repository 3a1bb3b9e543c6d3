import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { areaOfStudy } from '../../reference-data/areas-of-study/areas-of-study.ts'
import { manuscriptLanguages } from '../../reference-data/manuscript-languages.ts'
import { customerGoals, goalsAtTheBeginning } from '../../reference-data/services/customer-goals.ts'
import {
  formService,
  JOURNAL_RECOMMENDATION,
  SCIENTIFIC_EDITING,
  serviceName,
} from '../../reference-data/services/form-services.ts'
import { duplicateOf } from './duplicate-title.ts'
import { billOf } from './form-bill.ts'
import { bundleChoiceOf, bundlesOf } from './form-bundles.ts'
import { type FormChoice, formChoiceOf } from './form-choice.ts'
import { isComplete, requiresJournal } from './form-completeness.ts'
import { deadlinesOf } from './form-deadlines.ts'
import { lengthOf } from './form-length.ts'
import { offersOf, selectionsOf } from './form-offers.ts'
import { currentStepIn, openSteps, type StepName, stepsFor } from './form-steps.ts'
import { originalNumberOf, originalOrderOf } from './original-order.ts'
import { predictArea } from './predict-area.ts'
import { sellsBundles } from './sells-bundles.ts'

/** A rework or re-edit is no duplicate of its original order. */
export function duplicateOfForm(
  world: World,
  form: OrderFormRow,
): Schemas['OrderForm']['duplicateOrder'] {
  const { title } = form.details
  if (title === null || originalNumberOf(form) !== null) return null
  return duplicateOf(world, form.owner, title)
}

export function stepsOfForm(
  world: World,
  form: OrderFormRow,
): { all: StepName[]; open: StepName[] } {
  const duplicate = duplicateOfForm(world, form)
  const all = stepsFor({
    goal: form.goal,
    wantsBundles: form.bundle.interested && sellsBundles(world, form.goal),
    hasDuplicate: duplicate !== null,
    quote: form.quote === null ? 'none' : form.quote.convertedAt === null ? 'open' : 'converted',
  })
  const done = (step: StepName) =>
    step === 'duplicate-order'
      ? form.distinctFrom === duplicate?.externalId
      : isComplete(form, step)
  return { all, open: openSteps(all, done) }
}

export function orderFormOf(world: World, form: OrderFormRow, now: Instant): Schemas['OrderForm'] {
  const choice = formChoiceOf(world, form, now)
  const { services, concierge } = offersOf(choice)
  const steps = stepsOfForm(world, form)
  const position = currentStepIn(steps.all, steps.open, form.step)
  return {
    identity: form.identity,
    status: {
      busy: false,
      saving: false,
      loaded: true,
      fetching: false,
      orderFormDiscountUpdating: false,
    },
    adminCreated: form.adminCreated,
    availableServices: services,
    availableConciergeServices: concierge,
    currency: choice.currency,
    currentStep: position.current.name,
    customerGoal: form.goal === null ? null : customerGoals[form.goal],
    customerGoals: form.goal === 'rework' ? [customerGoals.rework] : [...goalsAtTheBeginning],
    declineEditingServices: form.declineEditing,
    ...lengthOf(choice),
    ...deadlinesOf(choice),
    ...billOf(choice),
    ...bundlesOf(choice),
    ...filesShown(world, form),
    ...detailsShown(choice),
    duplicateOrder: duplicateOfForm(world, form),
    estimateId: form.quote?.estimateId ?? null,
    priceQuote: quoteShown(world, form),
    manuscriptLanguageId: form.languageId,
    manuscriptLanguages: [...manuscriptLanguages],
    originalOrder: originalOrderOf(world, form),
    receiptCode: paidReceipt(world, form),
    referralEmails: [...form.referralEmails],
    selections: selectionsOf(choice.form),
    services: selectionsOf(choice.form).map(({ serviceIdentity: identity, deliveryTier }) => ({
      identity,
      name: serviceName(identity),
      deliveryTier,
      rush: deliveryTier === 'rush',
    })),
    serviceBundle: bundleChoiceOf(form),
    steps: position,
    uploadFilesLater: form.uploadFilesLater,
    version: stateOf(world).application.config.orderFormVersion,
    wordCount: form.wordCount,
  }
}

function quoteShown(world: World, { quote }: OrderFormRow): Schemas['OrderForm']['priceQuote'] {
  const row = quote === null ? undefined : world.priceQuotes.get(quote.estimateId)
  if (!row) return null
  const { createdAt, validUntil, totalPrice, deadline } = row
  return { createdAt: isoOf(createdAt), validUntil: isoOf(validUntil), totalPrice, deadline }
}

/** Open and declined payments have no receipt. */
function paidReceipt(world: World, { receiptCode }: OrderFormRow): string | null {
  const payment = receiptCode === null ? undefined : world.payments.get(receiptCode)
  return payment?.status === 'approved' ? receiptCode : null
}

function filesShown(
  world: World,
  { files }: OrderFormRow,
): Pick<Schemas['OrderForm'], 'manuscripts' | 'displayedManuscripts'> {
  const named = (identities: readonly string[]) =>
    identities.map((identity) => ({ identity, name: world.files.get(identity)?.name ?? '' }))
  const manuscripts = {
    main: named(files.main),
    mainReference: named(files.mainReference),
    figures: named(files.figures),
    figureReference: named(files.figureReference),
    tables: named(files.tables),
    tableReference: named(files.tableReference),
  }
  const { main, figures, tables } = manuscripts
  return { manuscripts, displayedManuscripts: [...main, ...figures, ...tables] }
}

/** Predicts from the title, or else from the text once it is read. */
function predictionOf({ form, now }: FormChoice): Schemas['OrderForm']['areaOfStudyPrediction'] {
  const { title } = form.details
  const { documents } = form
  const byText = documents && now >= documents.readAt ? documents.areaOfStudyId : null
  const id = (title === null ? null : predictArea(title)) ?? byText
  return id === null ? null : (areaOfStudy(id) ?? null)
}

function detailsShown(choice: FormChoice) {
  const { form } = choice
  const { details } = form
  const chosen = selectionsOf(form).map(({ serviceIdentity }) => formService(serviceIdentity))
  const isChosen = (identity: string) => chosen.some((service) => service?.identity === identity)
  const { journal } = details
  return {
    answers: [...details.answers],
    areaOfStudyId: details.areaOfStudyId,
    areaOfStudyPrediction: predictionOf(choice),
    hasJournalRec: isChosen(JOURNAL_RECOMMENDATION),
    hasScientificEditing: isChosen(SCIENTIFIC_EDITING),
    hasTargetJournal: journal !== null,
    hasTranslation: chosen.some((service) => service?.type === 'translation'),
    showJournalDetailsInput: chosen.some((service) => service?.journal !== undefined),
    journal: journal && { ...journal, valid: journal.name !== '' || !requiresJournal(form) },
    projectTitle: details.title,
    projectAuthors: details.authors,
    styleOfEnglish: details.styleOfEnglish,
    suppressInvoiceCreation: details.suppressInvoiceCreation,
    requireCustomerNotification: details.requireCustomerNotification,
  }
}
