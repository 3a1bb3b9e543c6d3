import type { OrderForm } from '../../../api/order-form/order-form.ts'
import type { ServiceDetails } from '../../../api/order-form/order-form-queries.ts'
import type { DetailsForm } from '../../../api/order-form/order-form-saving.ts'
import { hasEntry, isAmong, type Listed } from '../../../lib/unlisted.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'
import { type AnswerValues, answersOf, answerValues } from './questions/answers.ts'

export type DetailsEnglish = NonNullable<DetailsForm['styleOfEnglish']>
export type DetailsFileType = Listed<ServiceDetails['fileTypes'][number]>

/** Empty where nothing was typed. */
type JournalValues = { name: string; url: string }

export type FileValues = {
  mainFiles: UploadResult[]
  mainReferenceFiles: UploadResult[]
  figureFiles: UploadResult[]
  figureReferenceFiles: UploadResult[]
  tableFiles: UploadResult[]
  tableReferenceFiles: UploadResult[]
}

export type DetailsValues = FileValues & {
  projectTitle: string
  /** The area's number as text; empty until one is chosen. */
  areaOfStudy: string
  /** Of the lists that lead to an area: the chosen areas of the first two levels. */
  areaSteps: { top: string; middle: string }
  styleOfEnglish: DetailsEnglish | ''
  /** Digits; empty where none were typed. */
  wordCount: string
  journal: JournalValues
  answers: AnswerValues
  suppressInvoiceCreation: 'yes' | 'no' | ''
  requireCustomerNotification: boolean
}

/** What the form keeps. */
export type DetailsFormValues = DetailsValues & {
  /** Identities of the files that the server listed when the form was opened, by field. */
  listed: Record<keyof FileValues, readonly string[]>
}

type DetailsOrderForm = Pick<
  OrderForm,
  | 'adminCreated'
  | 'answers'
  | 'areaOfStudyId'
  | 'customerGoal'
  | 'declineEditingServices'
  | 'journal'
  | 'manuscripts'
  | 'projectTitle'
  | 'requireCustomerNotification'
  | 'showJournalDetailsInput'
  | 'styleOfEnglish'
  | 'suppressInvoiceCreation'
  | 'wordCount'
>

export type DetailsContext = { orderForm: DetailsOrderForm; serviceDetails: ServiceDetails }

const fileFields = {
  manuscript: ['mainFiles', 'mainReferenceFiles'],
  figures: ['figureFiles', 'figureReferenceFiles'],
  tables: ['tableFiles', 'tableReferenceFiles'],
} as const satisfies Record<DetailsFileType, readonly (keyof FileValues)[]>

/** Where nothing says what the services work on, it is the manuscript. */
export function fileTypesOf({
  orderForm,
  serviceDetails,
}: DetailsContext): readonly DetailsFileType[] {
  const listed = serviceDetails.fileTypes.filter((type) => hasEntry(fileFields, type))
  if (listed.length > 0) return listed
  return orderForm.customerGoal?.name === 'figures-only' ? ['figures'] : ['manuscript']
}

/** The field where a refused file is reported. */
export function firstFileField(context: DetailsContext): keyof FileValues {
  return fileFields[fileTypesOf(context)[0] ?? 'manuscript'][0]
}

const styles: readonly DetailsEnglish[] = ['American English', 'British English']

const choiceOf = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')

/** A value for each field of files. */
export const mapFiles = <Value>(of: (name: keyof FileValues) => Value) => ({
  mainFiles: of('mainFiles'),
  mainReferenceFiles: of('mainReferenceFiles'),
  figureFiles: of('figureFiles'),
  figureReferenceFiles: of('figureReferenceFiles'),
  tableFiles: of('tableFiles'),
  tableReferenceFiles: of('tableReferenceFiles'),
})

const fileValues = ({ manuscripts }: DetailsOrderForm): FileValues => ({
  mainFiles: manuscripts.main,
  mainReferenceFiles: manuscripts.mainReference,
  figureFiles: manuscripts.figures,
  figureReferenceFiles: manuscripts.figureReference,
  tableFiles: manuscripts.tables,
  tableReferenceFiles: manuscripts.tableReference,
})

export function detailsValues(context: DetailsContext): DetailsFormValues {
  const { orderForm } = context
  const { areaOfStudyId, journal } = orderForm
  const files = fileValues(orderForm)
  const style = orderForm.styleOfEnglish ?? orderForm.customerGoal?.englishStyleDefault
  return {
    projectTitle: orderForm.projectTitle ?? '',
    areaOfStudy: areaOfStudyId === null ? '' : String(areaOfStudyId),
    areaSteps: { top: '', middle: '' },
    styleOfEnglish: isAmong(styles, style) ? style : '',
    wordCount: orderForm.wordCount === null ? '' : String(orderForm.wordCount),
    journal: { name: journal?.name ?? '', url: journal?.url ?? '' },
    answers: answerValues(orderForm.answers, context.serviceDetails.questions),
    ...files,
    listed: mapFiles((name) => files[name].map(({ identity }) => identity)),
    suppressInvoiceCreation: choiceOf(orderForm.suppressInvoiceCreation),
    requireCustomerNotification: orderForm.requireCustomerNotification ?? false,
  }
}

function filesOf(values: DetailsValues, context: DetailsContext) {
  const shown = fileTypesOf(context).flatMap((type) => fileFields[type])
  const lists = shown.map((name) => [name, values[name].map(({ identity }) => identity)] as const)
  return Object.fromEntries(lists)
}

function journalOf({ name, url }: JournalValues): DetailsForm['journal'] {
  return name.trim() === '' ? null : { name: name.trim(), url: url.trim() || null }
}

export const asksForStyle = ({ customerGoal }: Pick<OrderForm, 'customerGoal'>): boolean =>
  customerGoal != null && customerGoal.englishStyleDefault !== null

export const asksForWordCount = (
  form: Pick<OrderForm, 'customerGoal' | 'declineEditingServices'>,
): boolean => Boolean(form.customerGoal?.requiresWordCount) && !form.declineEditingServices

export function newWordCount({ wordCount }: DetailsValues, { orderForm }: DetailsContext) {
  const count = Number(wordCount)
  return asksForWordCount(orderForm) && count !== orderForm.wordCount ? count : undefined
}

/** The whole form. What was not asked is left out, so that it stays as it is. */
export function detailsOf(
  values: DetailsValues,
  context: DetailsContext & { potentialDuplicate: boolean },
): DetailsForm {
  const { orderForm, potentialDuplicate } = context
  return {
    projectTitle: values.projectTitle.trim(),
    potentialDuplicate,
    areaOfStudy: Number(values.areaOfStudy),
    ...(asksForStyle(orderForm) &&
      values.styleOfEnglish !== '' && { styleOfEnglish: values.styleOfEnglish }),
    ...(orderForm.showJournalDetailsInput && { journal: journalOf(values.journal) }),
    answers: answersOf(values.answers, context.serviceDetails),
    ...filesOf(values, context),
    ...(orderForm.adminCreated && {
      suppressInvoiceCreation: values.suppressInvoiceCreation === 'yes',
      requireCustomerNotification: values.requireCustomerNotification,
    }),
  }
}
