import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import { ENGLISH, isManuscriptLanguage } from '../../../reference-data/manuscript-languages.ts'
import { formService } from '../../../reference-data/services/form-services.ts'
import { filesProblem } from '../form-files.ts'
import { normalizeForm, withoutBundle } from '../normalize-form.ts'
import { sellsBundles } from '../sells-bundles.ts'
import { documentsOf, type Reading } from './read-documents.ts'
export type BasicDetailsResult =
  | { changes: Partial<OrderFormRow> }
  | { refused: Schemas['OrderFormRefusalKey'] }

const mostWords = 999_999

function translationProblem(goal: OrderFormRow['goal'], language: number | null) {
  const isEnglish = goal === 'translation' && language === ENGLISH
  return isEnglish ? ('order-form-english-not-translated' as const) : undefined
}

type StatedText = {
  files?: readonly string[]
  uploadFilesLater?: boolean
  wordCount?: number | null
  language?: number | null
}

function lengthProblem(wordCount: number | null, language: number | null) {
  if (wordCount !== null && (wordCount < 1 || wordCount > mostWords)) {
    return 'word-count-range-error' as const
  }
  if (language !== null && !isManuscriptLanguage(language)) {
    return 'order-form-language-not-offered' as const
  }
  return undefined
}

type StatedField = 'files' | 'uploadFilesLater' | 'wordCount' | 'languageId' | 'documents'

async function resolveStated(
  world: World,
  form: OrderFormRow,
  { files = [], uploadFilesLater = false, wordCount = null, language = null }: StatedText,
  slot: 'main' | 'figures',
  reading: Reading,
): Promise<
  { changes: Pick<OrderFormRow, StatedField> } | { refused: Schemas['OrderFormRefusalKey'] }
> {
  const use = slot === 'main' ? 'manuscript' : 'other'
  const refused = lengthProblem(wordCount, language) ?? filesProblem(world, form.owner, files, use)
  if (refused) return { refused }
  const saysHowLong = wordCount !== null && language !== null
  if (files.length === 0 && !uploadFilesLater && !saysHowLong) {
    return { refused: 'order-form-files-missing' }
  }
  // A figures-only order may have a manuscript from the details step.
  const manuscript = form.goal === 'figures-only' ? form.files.main : []
  const main = slot === 'main' ? files : manuscript
  const figures = slot === 'figures' ? files : form.files.figures
  const documents = await documentsOf(world, form, main, reading)
  const isRead = documents !== null && documents === form.documents
  return {
    changes: {
      files: { ...form.files, main, figures },
      uploadFilesLater,
      // Unchanged files keep their confirmed length.
      wordCount: wordCount ?? (isRead ? form.wordCount : null),
      languageId: language ?? (isRead ? form.languageId : null),
      documents,
    },
  }
}

type TextLength = Pick<OrderFormRow, 'wordCount' | 'languageId'>

function isSameText(text: TextLength, { wordCount, languageId }: TextLength): boolean {
  return text.wordCount === wordCount && text.languageId === languageId
}

function choosingAnew(form: OrderFormRow): Partial<OrderFormRow> {
  const { additions, declineEditing, bundle } = withoutBundle(form)
  // A rework's service was chosen in an earlier step and does not depend on the length.
  const service = form.goal === 'rework' ? form.service : null
  return { additions, declineEditing, bundle, service, tier: 'standard' }
}

export async function saveBasicDetails(
  world: World,
  form: OrderFormRow,
  body: Schemas['BasicDetails'],
  reading: Reading,
): Promise<BasicDetailsResult> {
  const { customerGoal: goal, bundlesRequested = false, ...stated } = body
  if ((goal === 'rework') !== (form.goal === 'rework')) {
    return { refused: 'order-form-goal-not-offered' }
  }
  const result = await resolveStated(
    world,
    form,
    stated,
    goal === 'figures-only' ? 'figures' : 'main',
    reading,
  )
  if ('refused' in result) return result
  const refused = translationProblem(goal, result.changes.languageId)
  if (refused) return { refused }
  const unchanged = isSameText(form, result.changes)
    ? goal === form.goal
      ? {}
      : withoutBundle(form)
    : choosingAnew(form)
  const interested = bundlesRequested && sellsBundles(world, goal)
  const bundle = interested ? { ...(unchanged.bundle ?? form.bundle), interested } : noBundle
  return { changes: normalizeForm({ ...form, ...result.changes, ...unchanged, goal, bundle }) }
}

const noBundle: OrderFormRow['bundle'] = { interested: false, answers: null, id: null }

export async function saveReworkBasicDetails(
  world: World,
  form: OrderFormRow,
  body: Schemas['ReworkBasicDetails'],
  reading: Reading,
): Promise<BasicDetailsResult> {
  const { selectedService, ...stated } = body
  if (form.goal !== 'rework') return { refused: 'order-form-goal-not-offered' }
  if (formService(selectedService)?.type !== 'rework') {
    return { refused: 'order-form-service-not-offered' }
  }
  const result = await resolveStated(world, form, stated, 'main', reading)
  if ('refused' in result) return result
  const isSame = selectedService === form.service && isSameText(form, result.changes)
  const tier = isSame ? form.tier : 'standard'
  return { changes: { ...result.changes, service: selectedService, tier, declineEditing: false } }
}

export function saveManuscriptDetails(
  form: OrderFormRow,
  { wordCount, language }: Schemas['ManuscriptDetails'],
): BasicDetailsResult {
  const refused = lengthProblem(wordCount, language) ?? translationProblem(form.goal, language)
  if (refused) return { refused }
  const changes = { wordCount, languageId: language }
  return { changes: isSameText(form, changes) ? changes : { ...choosingAnew(form), ...changes } }
}
