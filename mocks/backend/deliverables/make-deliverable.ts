import { parseInstant } from '../../../src/lib/calendar.ts'
import type { ManuscriptBlock } from '../../samples/manuscript-blocks.ts'
import { writeManuscript } from '../../samples/write-manuscript.ts'
import { writeReport } from '../grading/manuscript-report.ts'
import type { Proofreader } from '../grading/proofreader.ts'
import { mockTranslator } from '../rules/digital/mock-translate.ts'
import { readDocx } from '../uploads/read-docx.ts'
import { acceptChanges } from './accept-changes.ts'
import { asDocx } from './as-docx.ts'
import { editManuscript } from './edit-manuscript.ts'
import { editorOf } from './editor-comments.ts'
import type { DeliverableInput } from './finished-work.ts'
import { orderManuscript, TRANSLATION_NOTICE } from './order-manuscript.ts'
import { translateDocx } from './translate-docx.ts'

const made = new WeakMap<Proofreader, WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>>()

/** A finished file of an order, made on first request and the same every time. */
export function makeDeliverable(work: DeliverableInput): Promise<Uint8Array> {
  switch (work.kind) {
    case 'figures':
    case 'tables':
      return Promise.resolve(work.original?.bytes ?? orderManuscript(work.source))
    case 'editing':
      return inVersion(work, edited(work))
    case 'formatting':
      return formatted(work)
    case 'translation':
      return inVersion(work, editedTranslation(work))
    default:
      return readable(work).then((manuscript) => writeReport(work.kind, work, manuscript))
  }
}

async function readable({
  original,
  source,
}: DeliverableInput): Promise<{ bytes: Uint8Array; name: string }> {
  const docx = original && asDocx(original.bytes, original.name)
  if (docx && original) return { bytes: docx, name: original.name }
  return { bytes: orderManuscript(source), name: 'Manuscript.docx' }
}

const clean = new WeakMap<Uint8Array, Uint8Array>()

async function inVersion({ version }: DeliverableInput, made: Promise<Uint8Array>) {
  const tracked = await made
  if (version !== 'clean') return tracked
  const accepted = clean.get(tracked) ?? acceptChanges(tracked)
  clean.set(tracked, accepted)
  return accepted
}

const translations = new WeakMap<Uint8Array, Uint8Array>()

/** Another person reads a translation, with tracked changes. */
async function editedTranslation(work: DeliverableInput): Promise<Uint8Array> {
  const { bytes, name } = await readable(work)
  const firstLine = TRANSLATION_NOTICE
  const translation =
    translations.get(bytes) ?? translateDocx({ bytes, firstLine, translator: mockTranslator })
  translations.set(bytes, translation)
  return edited({ ...work, original: { bytes: translation, name } })
}

function edited(input: DeliverableInput): Promise<Uint8Array> {
  const { original, source, order, proofreader, companyName } = input
  const { bytes, name } = original ?? { bytes: orderManuscript(source), name: 'Manuscript.docx' }
  const ofReader =
    made.get(proofreader) ?? new WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>()
  const ofFile = ofReader.get(bytes) ?? new Map<string, Promise<Uint8Array>>()
  made.set(proofreader, ofReader.set(bytes, ofFile))
  const dialect = order.styleOfEnglish === 'British English' ? 'british' : 'american'
  const at = parseInstant(order.completedAt ?? order.createdAt)
  const key = `${dialect} ${at} ${companyName} ${order.externalId}`
  const editor = editorOf(order.externalId)
  const editing = { dialect, at, proofreader, author: companyName, editor } as const
  const work =
    ofFile.get(key) ??
    editManuscript({ ...editing, bytes, name })
      .then(
        // An unreadable file counts as resent outside the portal.
        (done) => done ?? editManuscript({ ...editing, bytes: orderManuscript(source), name }),
      )
      .then((done) => done ?? orderManuscript(source))
  ofFile.set(key, work)
  work.catch(() => ofFile.delete(key))
  return work
}

/** The edited text with all changes accepted, in plain styles. */
async function formatted(work: DeliverableInput): Promise<Uint8Array> {
  const read = readDocx(await edited(work))
  const [title = '', ...rest] = read.kind === 'text' ? read.paragraphs : []
  const body = rest.map((text): ManuscriptBlock => ({ kind: 'body', text }))
  return writeManuscript([{ kind: 'title', text: title }, ...body], 'en-US')
}
