import { worksOnText } from '../../backend/rules/order-form/form-offers.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { FormCall } from './order-form-walk.ts'

type OrderForm = Schemas['OrderForm']

const identities = (files: readonly Schemas['FormFile'][]) => files.map(({ identity }) => identity)
const put = (path: string, json: object): FormCall => ({ call: `PUT ${path}`, json })

function firstStep(form: OrderForm): FormCall[] {
  const { customerGoal, manuscripts, uploadFilesLater, wordCount } = form
  const { manuscriptLanguageId: language, services, serviceBundle } = form
  const isOfPictures = customerGoal?.name === 'figures-only'
  const files = identities(isOfPictures ? manuscripts.figures : manuscripts.main)
  const text = { files, uploadFilesLater, wordCount, language }
  const saysHowLong = wordCount !== null && language !== null
  if (!customerGoal || (files.length === 0 && !uploadFilesLater && !saysHowLong)) return []
  if (customerGoal.name !== 'rework') {
    const bundlesRequested = serviceBundle.interested
    return [put('basic-details', { customerGoal: customerGoal.name, bundlesRequested, ...text })]
  }
  const service = services.find(({ identity }) => worksOnText(identity))
  if (!service) return []
  return [put('rework-basic-details', { selectedService: service.identity, ...text })]
}

function text({ wordCount, manuscriptLanguageId: language }: OrderForm): FormCall[] {
  if (wordCount === null || language === null) return []
  return [put('manuscript-details', { wordCount, language })]
}

function choices(form: OrderForm): FormCall[] {
  const { services, selections, serviceBundle, declineEditingServices } = form
  const main = services.find(({ identity }) => worksOnText(identity))
  const deliveryTier = main?.deliveryTier ?? 'standard'
  const rush = deliveryTier === 'rush'
  const chosen = put('selected-service', {
    selectedService: main?.identity ?? null,
    declineEditingServices,
    rush,
    express: deliveryTier === 'express',
  })
  const counted = selections.filter(({ serviceIdentity }) => serviceIdentity !== main?.identity)
  return [
    ...(serviceBundle.id === null && !form.noServiceOption ? [chosen] : []),
    put('update-delivery-tier', { rushed: rush, deliveryTier }),
    ...counted.map(({ serviceIdentity, quantity }) =>
      put(`service-options/${serviceIdentity}/quantity`, { serviceIdentity, quantity }),
    ),
  ]
}

function bundles(form: OrderForm): FormCall[] {
  const { serviceBundle, availableServiceBundles, services, selections } = form
  const { id, interested, answers } = serviceBundle
  const interest = { call: 'POST service-bundle-interest', json: { interested } }
  if (answers.length === 0) return [interest]
  const answered = { call: 'POST service-bundle-questions', json: { answers } }
  const bundle = availableServiceBundles.find((one) => one.id === id)
  const parts = bundle ? [bundle.primaryService, ...bundle.services] : []
  const isWhole = selections.every(({ serviceIdentity, quantity }) => {
    const part = parts.find((one) => one.id === serviceIdentity)
    return part !== undefined && (part.options[0]?.tableCount ?? 1) === quantity
  })
  if (!bundle || !isWhole) return [interest, answered]
  const deliveryTier =
    services.find(({ identity }) => worksOnText(identity))?.deliveryTier ?? 'standard'
  const others = services.filter(({ identity }) => identity !== bundle.primaryService.id)
  const json = {
    serviceBundleId: bundle.id,
    services: others.map(({ identity }) => identity),
    rush: deliveryTier === 'rush',
    deliveryTier,
  }
  return [interest, answered, { call: 'POST service-bundle', json }]
}

function details(form: OrderForm): FormCall[] {
  const { answers, areaOfStudyId, styleOfEnglish, journal, manuscripts, projectTitle } = form
  const isComplete = form.currentStep === 'payment-details' && projectTitle !== null
  return [
    put('details', {
      answers,
      areaOfStudy: areaOfStudyId,
      styleOfEnglish,
      journal: journal && { name: journal.name, url: journal.url },
      projectAuthors: form.projectAuthors,
      mainFiles: identities(manuscripts.main),
      mainReferenceFiles: identities(manuscripts.mainReference),
      figureFiles: identities(manuscripts.figures),
      figureReferenceFiles: identities(manuscripts.figureReference),
      tableFiles: identities(manuscripts.tables),
      tableReferenceFiles: identities(manuscripts.tableReference),
      ...(isComplete ? { projectTitle } : {}),
    }),
  ]
}

export function resentForms(form: OrderForm): FormCall[] {
  const step = put('step', { step: form.currentStep })
  return [
    ...firstStep(form),
    ...text(form),
    ...choices(form),
    ...bundles(form),
    ...details(form),
    step,
  ]
}
