import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { formService } from '../../catalogue/form-services.ts'
import { isManuscriptLanguage } from '../../catalogue/manuscript-languages.ts'
import { filesProblem } from './form-files.ts'
import { classesFor } from './form-offers.ts'
import { documentsOf } from './read-documents.ts'

type Schemas = components['schemas']
type RefusalKey = Schemas['OrderFormRefusalKey']
export type Changes = { changes: Partial<OrderFormRow> } | { refused: RefusalKey }

/** The most words that may be stated. */
export const mostWords = 999_999

type Stated = {
  files?: readonly string[]
  uploadFilesLater?: boolean
  wordCount?: number | null
  language?: number | null
}

/** Why a stated length or language is not taken; undefined where it is, or none is stated. */
export function lengthProblem(wordCount: number | null, language: number | null) {
  if (wordCount !== null && (wordCount < 1 || wordCount > mostWords)) {
    return 'word-count-range-error' as const
  }
  if (language !== null && !isManuscriptLanguage(language)) {
    return 'order-form-language-not-offered' as const
  }
  return undefined
}

/** What files and length come to, whichever goal they are for. */
async function stated(
  world: World,
  form: OrderFormRow,
  { files = [], uploadFilesLater = false, wordCount = null, language = null }: Stated,
  place: 'main' | 'figures',
  now: number,
): Promise<Changes> {
  const use = place === 'main' ? 'manuscript' : 'other'
  const refused = lengthProblem(wordCount, language) ?? filesProblem(world, form.owner, files, use)
  if (refused) return { refused }
  const saysHowLong = wordCount !== null && language !== null
  if (files.length === 0 && !uploadFilesLater && !saysHowLong) {
    return { refused: 'order-form-files-missing' }
  }
  const main = place === 'main' ? files : []
  const figures = place === 'figures' ? files : form.files.figures
  const documents = await documentsOf(world, form, main, now)
  const isRead = documents !== null && documents === form.documents
  return {
    changes: {
      files: { ...form.files, main, figures },
      uploadFilesLater,
      // The same files as before keep what was confirmed of them.
      wordCount: wordCount ?? (isRead ? form.wordCount : null),
      languageId: language ?? (isRead ? form.languageId : null),
      documents,
    },
  }
}

/** Takes out what does not fit the goal and the language any more. */
function fitting(form: OrderFormRow, changes: Partial<OrderFormRow>): Partial<OrderFormRow> {
  const next = { ...form, ...changes }
  const classes = classesFor(next.goal, next.languageId)
  const fits = (identity: string) => {
    const type = formService(identity)?.type
    return type !== undefined && (type === 'concierge' || classes.includes(type))
  }
  const isKept = next.service !== null && fits(next.service)
  return {
    ...changes,
    service: isKept ? next.service : null,
    tier: isKept ? next.tier : 'standard',
    additions: next.additions.filter(({ serviceIdentity }) => fits(serviceIdentity)),
  }
}

/** What the first step of an order comes to, at an instant (epoch milliseconds). */
export async function saveBasicDetails(
  world: World,
  form: OrderFormRow,
  body: Schemas['BasicDetails'],
  now: number,
): Promise<Changes> {
  const { customerGoal: goal, bundlesRequested = false, ...given } = body
  if ((goal === 'rework') !== (form.goal === 'rework')) {
    return { refused: 'order-form-goal-not-offered' }
  }
  const result = await stated(world, form, given, goal === 'figures-only' ? 'figures' : 'main', now)
  if ('refused' in result) return result
  const interested = bundlesRequested && stateOf(world).application.features.service_bundles
  const bundle = interested ? { ...form.bundle, interested } : noBundle
  return { changes: fitting(form, { ...result.changes, goal, bundle }) }
}

const noBundle: OrderFormRow['bundle'] = { interested: false, answers: null, id: null }

/** What the first step of a rework comes to, at an instant (epoch milliseconds). */
export async function saveReworkBasicDetails(
  world: World,
  form: OrderFormRow,
  body: Schemas['ReworkBasicDetails'],
  now: number,
): Promise<Changes> {
  const { selectedService, ...given } = body
  if (form.goal !== 'rework') return { refused: 'order-form-goal-not-offered' }
  if (formService(selectedService)?.type !== 'rework') {
    return { refused: 'order-form-service-not-offered' }
  }
  const result = await stated(world, form, given, 'main', now)
  if ('refused' in result) return result
  const isSameService = selectedService === form.service
  const tier = isSameService ? form.tier : 'standard'
  return { changes: { ...result.changes, service: selectedService, tier } }
}

/** What other lengths and languages come to: whatever was chosen for the old ones is chosen anew. */
export function saveManuscriptDetails(
  form: OrderFormRow,
  { wordCount, language }: Schemas['ManuscriptDetails'],
): Changes {
  const refused = lengthProblem(wordCount, language)
  if (refused) return { refused }
  const changes = { wordCount, languageId: language }
  if (wordCount === form.wordCount && language === form.languageId) return { changes }
  const bundle = { ...form.bundle, answers: null, id: null }
  // The service of a rework was chosen in the step before, whatever the length.
  const service = form.goal === 'rework' ? form.service : null
  return { changes: fitting(form, { ...changes, bundle, service, tier: 'standard' }) }
}
