import type { components } from '../../../src/api/schema.gen.ts'
import type { ManuscriptBlock } from '../../samples/manuscript-blocks.ts'
import { samplePhoto } from '../../samples/sample-photo.ts'
import { writeManuscript } from '../../samples/write-manuscript.ts'
import { editManuscript } from './edit-manuscript.ts'
import { orderManuscript, type PaperOf, pretendTranslation } from './order-manuscript.ts'
import type { Proofreader } from './proofreader.ts'
import { readDocx } from './read-docx.ts'

type Schemas = components['schemas']

/** What a finished file is made of. */
export type Work = {
  kind: Schemas['ServiceType']
  order: Schemas['Order']
  paper: PaperOf
  /** What was sent in; undefined where that is no text. */
  original: { bytes: Uint8Array; name: string } | undefined
  proofreader: Proofreader
  companyName: string
}

const made = new WeakMap<Proofreader, WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>>()

/** A finished file of an order. It is made when first asked for, and is the same every time. */
export function makeDeliverable(work: Work): Promise<Uint8Array> {
  if (work.kind === 'figures' || work.kind === 'promotion') return Promise.resolve(samplePhoto())
  if (work.kind === 'translation') return Promise.resolve(pretendTranslation(work.paper))
  if (work.kind === 'journalrec') return Promise.resolve(recommendation(work))
  return work.kind === 'formatting' ? formatted(work) : edited(work)
}

/** The manuscript with tracked changes of the moment at which the order was completed. */
function edited({ original, paper, order, proofreader, companyName }: Work): Promise<Uint8Array> {
  const { bytes, name } = original ?? { bytes: orderManuscript(paper), name: 'Manuscript.docx' }
  const ofReader =
    made.get(proofreader) ?? new WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>()
  const ofFile = ofReader.get(bytes) ?? new Map<string, Promise<Uint8Array>>()
  made.set(proofreader, ofReader.set(bytes, ofFile))
  const dialect = order.styleOfEnglish === 'British English' ? 'british' : 'american'
  const at = Date.parse(order.completedAt ?? order.createdAt)
  const key = `${dialect} ${at} ${companyName}`
  const editing = { dialect, at, proofreader, author: companyName } as const
  const work =
    ofFile.get(key) ??
    editManuscript({ ...editing, bytes, name })
      .then(
        // A file that nobody can read was sent again outside the portal.
        (done) => done ?? editManuscript({ ...editing, bytes: orderManuscript(paper), name }),
      )
      .then((done) => done ?? orderManuscript(paper))
  ofFile.set(key, work)
  work.catch(() => ofFile.delete(key))
  return work
}

/** The manuscript as it reads with all changes accepted, in plain styles. */
async function formatted(work: Work): Promise<Uint8Array> {
  const read = await readDocx(await edited(work))
  const [title = '', ...rest] = read.kind === 'text' ? read.paragraphs : []
  const body = rest.map((text): ManuscriptBlock => ({ kind: 'body', text }))
  return writeManuscript([{ kind: 'title', text: title }, ...body], 'en-US')
}

function recommendation({ order, companyName }: Work): Uint8Array {
  const journal = order.journal ?? 'A journal of your field'
  return writeManuscript(
    [
      { kind: 'title', text: 'Journal recommendation' },
      { kind: 'body', text: `For “${order.title}” (${order.externalId}).` },
      { kind: 'heading', text: journal },
      {
        kind: 'body',
        text: `${companyName} recommends this journal for its subject and its readers.`,
      },
    ],
    'en-US',
  )
}
