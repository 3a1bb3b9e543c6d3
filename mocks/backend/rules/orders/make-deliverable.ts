import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { DeliverableKind } from '../../deliverables/deliverable-plan.ts'
import { editorOf } from '../../deliverables/editor-comments.ts'
import {
  type ManuscriptSource,
  orderManuscript,
  TRANSLATION_NOTICE,
} from '../../deliverables/order-manuscript.ts'
import type { ManuscriptTasks } from '../../manuscripts/manuscript-tasks.ts'

export type DeliverableInput = {
  kind: DeliverableKind
  version: Schemas['DeliverableVersion']
  order: Schemas['Order']
  source: ManuscriptSource
  /** The uploaded file; undefined if it has no text. */
  original: { bytes: Uint8Array; name: string } | undefined
  manuscripts: ManuscriptTasks
  companyName: string
}

export async function makeDeliverable(work: DeliverableInput): Promise<Uint8Array> {
  const { kind, original, source, order, manuscripts } = work
  switch (kind) {
    case 'figures':
    case 'tables':
      return original?.bytes ?? orderManuscript(source)
    case 'editing':
      return inVersion(work, await edited(work))
    case 'formatting':
      return manuscripts.format({ bytes: await edited(work) })
    case 'translation':
      return inVersion(work, await editedTranslation(work))
    default:
      return manuscripts.report({ kind, order, source, ...(await readable(work)) })
  }
}

async function readable({
  original,
  source,
  manuscripts,
}: DeliverableInput): Promise<{ bytes: Uint8Array; name: string }> {
  const bytes = original && (await manuscripts.toDocx(original))
  if (bytes) return { bytes, name: original.name }
  return { bytes: orderManuscript(source), name: 'Manuscript.docx' }
}

const inVersion = ({ version, manuscripts }: DeliverableInput, tracked: Uint8Array) =>
  version === 'clean' ? manuscripts.accept({ bytes: tracked }) : tracked

async function editedTranslation(work: DeliverableInput): Promise<Uint8Array> {
  const { bytes, name } = await readable(work)
  const firstLine = TRANSLATION_NOTICE
  const translation = await work.manuscripts.translate({ bytes, name, firstLine })
  return edited({ ...work, original: translation && { bytes: translation, name } })
}

async function edited(input: DeliverableInput): Promise<Uint8Array> {
  const { original, source, order, manuscripts, companyName } = input
  const placeholder = () => ({ bytes: orderManuscript(source), name: 'Manuscript.docx' })
  const dialect = order.styleOfEnglish === 'British English' ? 'british' : 'american'
  const at = parseInstant(order.completedAt ?? order.createdAt)
  const editor = editorOf(order.externalId)
  const editing = { dialect, at, author: companyName, editor } as const
  const done = original && (await manuscripts.edit({ ...editing, ...original }))
  // An unreadable file counts as resent outside the portal.
  return (
    done ?? (await manuscripts.edit({ ...editing, ...placeholder() })) ?? orderManuscript(source)
  )
}
