import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormDetails, OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import { isChooseable } from '../../../reference-data/areas-of-study/areas-of-study.ts'
import { currencyOf } from '../../../reference-data/payment/currencies.ts'
import { customerGoals } from '../../../reference-data/services/customer-goals.ts'
import { requiresJournal } from '../form-completeness.ts'
import { filesProblem } from '../form-files.ts'
import { questionsOf } from '../normalize-form.ts'
import { documentsOf, type Reading } from './read-documents.ts'
import type { BasicDetailsResult } from './save-basic-details.ts'

/** Why a journal is refused, or undefined; an empty address counts as none. */
function journalProblem(form: OrderFormRow, journal: Schemas['DetailsForm']['journal']) {
  if (!journal) return undefined
  const url = journal.url?.trim() ?? ''
  if (url === '') return undefined
  if (!/^https?:\/\//i.test(url)) return 'order-form-journal-url-invalid' as const
  const before = form.details.journal
  const isOther = before !== null && before.name !== journal.name.trim()
  return isOther && before.url === url ? ('journal-url-change-error' as const) : undefined
}

function answersProblem(form: OrderFormRow, answers: Schemas['DetailsForm']['answers'] = []) {
  const questions = questionsOf(form)
  const exist = answers.every(({ questionIdentity }) => questions.has(questionIdentity))
  return exist ? undefined : ('order-form-answer-unknown' as const)
}

function gapIn(form: OrderFormRow): Schemas['OrderFormRefusalKey'] | undefined {
  const { details, goal } = form
  if (details.areaOfStudyId === null) return 'area-of-study-error'
  const asksForStyle = goal !== null && customerGoals[goal].englishStyleDefault !== null
  if (asksForStyle && details.styleOfEnglish === null) return 'order-form-style-missing'
  if (details.journal === null && requiresJournal(form)) return 'order-form-journal-missing'
  if (form.adminCreated && details.suppressInvoiceCreation === null) {
    return 'order-form-admin-options-missing'
  }
  return undefined
}

/** Customers without a currency may choose one; yuan only at other sites. */
function mayChoose(world: World, owner: string, iso: string): boolean {
  const own = world.users.get(owner)?.account.currencyIso
  return iso !== 'CNY' && currencyOf(iso) !== undefined && own === undefined
}

function filesOf(form: OrderFormRow, body: Schemas['DetailsForm']): OrderFormRow['files'] {
  return {
    main: body.mainFiles ?? form.files.main,
    mainReference: body.mainReferenceFiles ?? form.files.mainReference,
    figures: body.figureFiles ?? form.files.figures,
    figureReference: body.figureReferenceFiles ?? form.files.figureReference,
    tables: body.tableFiles ?? form.files.tables,
    tableReference: body.tableReferenceFiles ?? form.files.tableReference,
  }
}

/** Trimmed text; null if empty, `before` if not sent. */
function textOf(sent: string | null | undefined, before: string | null): string | null {
  return sent === undefined ? before : sent?.trim() || null
}

function detailsOf({ details }: OrderFormRow, body: Schemas['DetailsForm']): OrderFormDetails {
  const { journal } = body
  const named = journal && { name: journal.name.trim(), url: textOf(journal.url, null) }
  return {
    title: textOf(body.projectTitle, details.title),
    authors: textOf(body.projectAuthors, details.authors),
    areaOfStudyId: body.areaOfStudy === undefined ? details.areaOfStudyId : body.areaOfStudy,
    styleOfEnglish:
      body.styleOfEnglish === undefined ? details.styleOfEnglish : body.styleOfEnglish,
    journal: journal === undefined ? details.journal : (named ?? null),
    answers: body.answers ?? details.answers,
    suppressInvoiceCreation: body.suppressInvoiceCreation ?? details.suppressInvoiceCreation,
    requireCustomerNotification:
      body.requireCustomerNotification ?? details.requireCustomerNotification,
  }
}

/** Saves some or all details. A request with a title must be complete. */
export async function saveDetails(
  world: World,
  form: OrderFormRow,
  body: Schemas['DetailsForm'],
  reading: Reading,
): Promise<BasicDetailsResult> {
  const { areaOfStudy, currencyIso } = body
  const files = filesOf(form, body)
  const { main, ...others } = files
  const refused =
    (currencyIso !== undefined && !mayChoose(world, form.owner, currencyIso)
      ? 'generic-touchup-error'
      : undefined) ??
    (typeof areaOfStudy === 'number' && !isChooseable(areaOfStudy)
      ? 'area-of-study-error'
      : undefined) ??
    journalProblem(form, body.journal) ??
    answersProblem(form, body.answers) ??
    filesProblem(world, form.owner, main, 'manuscript') ??
    filesProblem(world, form.owner, Object.values(others).flat(), 'other')
  if (refused) return { refused }
  const changes = {
    files,
    details: detailsOf(form, body),
    currencyIso: currencyIso ?? form.currencyIso,
    documents: await documentsOf(world, form, main, reading),
  }
  const gap = body.projectTitle === undefined ? undefined : gapIn({ ...form, ...changes })
  return gap ? { refused: gap } : { changes }
}
