import { describe, expect, it } from 'vitest'
import { openPackage, textParts } from '../../../src/lib/manuscript/package/open-package.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { TRACKED_ACCEPTED } from '../../samples/tracked-paper.ts'
import type { TestResponse } from '../../testing/backend-in-scenario.ts'
import { digitalBackend } from '../../testing/digital-backend.ts'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import {
  EDIT_DONE_AFTER,
  FILE_KEPT_FOR,
  TRANSLATION_DONE_AFTER,
} from '../reference-data/digital-limits.ts'
import { DOCX_TYPE } from '../uploads/docx-file.ts'
import { readDocx } from '../uploads/read-docx.ts'

async function fileIn({ exchange }: TestResponse) {
  const { response } = exchange
  const bytes = new Uint8Array(await response.arrayBuffer())
  const docx = openPackage(bytes)
  const read = readDocx(bytes)
  return {
    type: response.headers.get('Content-Type'),
    name: decodeURIComponent(response.headers.get('Content-Disposition')?.split("''")[1] ?? ''),
    bytes,
    xml:
      docx.kind === 'open'
        ? textParts(docx)
            .map(({ xml }) => xml)
            .join('')
        : '',
    paragraphs: read.kind === 'text' ? read.paragraphs : [],
  }
}

const download = (identity: string) => `GET /api/digital-edit/${identity}/download`
const translation = (identity: string) => `GET /api/digital-order/${identity}/download`

describe('an edited manuscript', () => {
  it('has the proofreader’s findings in the chosen English as tracked changes', async () => {
    const proofreader = nodeProofreader
    const backend = await digitalBackend('digital-editing-trial', {}, { proofreader })
    const { upload, edit, send, advance, headers } = backend
    const file = await upload(sampleManuscript('tracked-changes'))
    await edit(file)
    await edit(file, headers(), 'British English')
    await edit(await upload(), headers(), 'American English')
    expect((await send(download('edit-3'))).status).toBe(404)
    advance(EDIT_DONE_AFTER)
    const { type, name, xml, bytes } = await fileIn(await send(download('edit-3')))
    expect(type).toBe(DOCX_TYPE)
    expect(name).toBe('Nitrate in farmland streams (edited).docx')
    expect(xml.match(/<w:del /g)?.length).toBeGreaterThan(20)
    expect(xml).toContain('w:author="Galley digital editing (spelling)"')
    expect(xml).toContain('w:author="Galley digital editing (grammar)"')
    expect((await fileIn(await send(download('edit-3')))).bytes).toEqual(bytes)
    // Another author's pending changes stay, and their text counts as accepted.
    const tracked = await fileIn(await send(download('edit-1')))
    expect(tracked.xml).toContain('w:author="Second Author"')
    expect(tracked.paragraphs).toHaveLength(TRACKED_ACCEPTED.length)
  })

  it('follows the chosen dialect', async () => {
    const seen: string[] = []
    const proofreader = {
      findings: async (text: string, dialect: string) => {
        // The upload loads the proofreader with an empty text.
        if (text) seen.push(dialect)
        return []
      },
    }
    const { upload, edit, headers } = await digitalBackend(
      'digital-editing-trial',
      {},
      { proofreader },
    )
    const file = await upload()
    await edit(file, headers(), 'British English')
    await edit(file, headers(), 'American English')
    expect(seen).toEqual(['british', 'american'])
  })

  it('of an older .doc is a .docx with its text', async () => {
    const { send, facts } = await digitalBackend('digital-editing')
    const { name, paragraphs } = await fileIn(await send(download(facts.edits.oldFormat)))
    expect(name).toBe('Revised for resubmission (edited).docx')
    expect(paragraphs.length).toBeGreaterThan(1)
  })

  it('from before the start of this world is read on request', async () => {
    const proofreader = nodeProofreader
    const { send, facts } = await digitalBackend('digital-editing', {}, { proofreader })
    const { xml } = await fileIn(await send(download(facts.edits.completed)))
    expect(xml.match(/<w:ins /g)?.length).toBeGreaterThan(3)
  })

  it('is archived after half a year, and the download reports that', async () => {
    const { send, facts, world, advance } = await digitalBackend('digital-editing-ended')
    const { archived, recent } = facts.edits
    const fileName = world.digitalEdits.get(archived)?.name
    const { status, body } = await send(download(archived))
    expect(status).toBe(200)
    expect(body).toEqual({ archived: true, identity: archived, fileName })
    expect((await send(download(recent))).exchange.response.headers.get('Content-Type')).toBe(
      DOCX_TYPE,
    )
    advance(FILE_KEPT_FOR)
    expect((await send(download(recent))).body).toMatchObject({ archived: true })
  })

  it('cannot be downloaded while in progress, failed, deleted, or of another person', async () => {
    const { send, facts, stranger } = await digitalBackend('digital-editing')
    const { processing, completed, failedEmpty } = facts.edits
    for (const identity of [processing, failedEmpty, 'edit-999'])
      expect((await send(download(identity))).status).toBe(404)
    expect((await send(download(completed), { session: stranger() })).status).toBe(404)
    expect((await send(download(completed), { session: null })).status).toBe(401)
    expect((await send(download('a.b'))).status).toBe(400)
    await send(`POST /api/digital-edit/${completed}/archive`)
    expect((await send(download(completed))).status).toBe(404)
  })
})

describe('a translated manuscript', () => {
  it('keeps its structure, and begins with the notice of a mock translation', async () => {
    const { upload, translate, send, advance } = await digitalBackend('digital-translation')
    const sample = sampleManuscript('chinese')
    await translate(await upload(sample), 'chinese-to-english')
    advance(TRANSLATION_DONE_AFTER)
    const { body } = await send('GET /api/digital-order/search')
    const identity = /translation-\d+/.exec(JSON.stringify(body))?.[0] ?? ''
    const { type, name, paragraphs } = await fileIn(await send(translation(identity)))
    expect([type, name]).toEqual([DOCX_TYPE, '城市公园绿地 (English).docx'])
    const before = readDocx(sample.bytes)
    // The notice, without the paragraph that was merged and the one that is missing.
    expect(paragraphs).toHaveLength((before.kind === 'text' ? before.paragraphs.length : 0) + 1 - 2)
    expect(paragraphs[0]).toMatch(/^This is a mock translation from Chinese to English\./)
    const end = paragraphs.indexOf('References')
    expect(paragraphs.slice(1, end).join('\n')).not.toMatch(/\p{sc=Han}/u)
  })

  it('has its notes in English too, after the references', async () => {
    const { send, facts } = await digitalBackend('digital-translation')
    const { paragraphs } = await fileIn(await send(translation(facts.translations.completed)))
    expect(paragraphs).toContain('References')
    expect(paragraphs.join(' ')).toContain('Boix-Fayos')
    expect(paragraphs.at(-1)).toMatch(/^[A-Z][a-z ,]+ [(]1962; 1987[)]\.$/)
  })

  it('of an older .doc is a .docx, and the same every time', async () => {
    const { send, facts } = await digitalBackend('digital-translation')
    const once = await fileIn(await send(translation(facts.translations.oldFormat)))
    expect(once.name).toBe('Revised for resubmission (English).docx')
    expect(once.paragraphs[0]).toContain('from Spanish to English')
    const again = await fileIn(await send(translation(facts.translations.oldFormat)))
    expect(again.bytes).toEqual(once.bytes)
  })

  it('is archived after half a year', async () => {
    const { send, facts } = await digitalBackend('digital-translation')
    const { archived } = facts.translations
    expect((await send(translation(archived))).body).toEqual({
      archived: true,
      identity: archived,
      fileName: 'Diques, versión enviada.docx',
    })
  })

  it('cannot be downloaded while in progress, failed, deleted, or of another person', async () => {
    const { send, facts, stranger } = await digitalBackend('digital-translation')
    const { processing, completed, failed } = facts.translations
    for (const identity of [processing, failed, 'translation-999'])
      expect((await send(translation(identity))).status).toBe(404)
    expect((await send(translation(completed), { session: stranger() })).status).toBe(404)
    expect((await send(translation(completed), { session: null })).status).toBe(401)
    expect((await send(translation('a.b'))).status).toBe(400)
    await send(`POST /api/digital-order/${completed}/archive`)
    expect((await send(translation(completed))).status).toBe(404)
  })
})
