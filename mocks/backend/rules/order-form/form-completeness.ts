import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { customerGoals } from '../../reference-data/services/customer-goals.ts'
import { formService, type ReferenceService } from '../../reference-data/services/form-services.ts'
import { selectionsOf } from './form-offers.ts'
import type { StepName } from './form-steps.ts'

const hasFiles = ({ files }: OrderFormRow) => Object.values(files).some((list) => list.length > 0)

function knowsItsText(form: OrderFormRow): boolean {
  if (hasFiles(form) || form.uploadFilesLater) return true
  return form.wordCount !== null && form.languageId !== null
}

export function requiresJournal(form: OrderFormRow): boolean {
  return selectionsOf(form).some(
    ({ serviceIdentity }) => formService(serviceIdentity)?.journal === 'required',
  )
}

function hasDetails(form: OrderFormRow): boolean {
  const { title, areaOfStudyId, styleOfEnglish, journal, suppressInvoiceCreation } = form.details
  const goal = form.goal === null ? undefined : customerGoals[form.goal]
  return (
    title !== null &&
    areaOfStudyId !== null &&
    (goal?.englishStyleDefault == null || styleOfEnglish !== null) &&
    (journal !== null || !requiresJournal(form)) &&
    (!form.adminCreated || suppressInvoiceCreation !== null)
  )
}

function hasMainService(form: OrderFormRow): boolean {
  if (form.declineEditing) return true
  return form.service !== null && form.wordCount !== null && form.languageId !== null
}

const worksOnPictures = (service: ReferenceService) => service.price.by === 'count'
const isMultimedia = ({ type }: ReferenceService) => type === 'multimedia'

function hasAddition(form: OrderFormRow, is: (service: ReferenceService) => boolean): boolean {
  return form.additions.some(({ serviceIdentity }) => {
    const service = formService(serviceIdentity)
    return service !== undefined && is(service)
  })
}

export function isComplete(form: OrderFormRow, step: StepName): boolean {
  switch (step) {
    case 'get-started':
      return form.goal !== null && knowsItsText(form)
    case 'rework-get-started':
      return form.service !== null && knowsItsText(form)
    case 'manuscript-services':
      return hasMainService(form)
    case 'multimedia-services':
      return hasAddition(form, isMultimedia)
    // Other goals need no addition; an empty cart is reported at payment.
    case 'additional-services':
      return form.goal !== 'figures-only' || hasAddition(form, worksOnPictures)
    case 'service-bundles':
      return form.bundle.id !== null && hasMainService(form)
    case 'details':
      return hasDetails(form)
    case 'duplicate-order':
      return form.distinctFrom !== null
    case 'price-quote-completed':
      return form.goal !== 'price-quote'
    case 'payment-details':
      return false
  }
}
