import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParagraphs } from '../../../lib/manuscript/part/read-paragraphs.ts'
import { decideRevisions } from '../../../lib/manuscript/revisions/decide-revisions.ts'
import { type Decision, trackedElements } from '../../../lib/manuscript/revisions/revisions.ts'
import { elementsIn, readXmlTree } from '../../../lib/manuscript/revisions/xml-tree.ts'
import { docxOf } from '../parse/test-docx.ts'
import { bodyWriter, type Piece, type TrackedLine, type TrackedRow } from './test-bodies.ts'
import { decided, decidedTexts, read, viewedTexts, xmlIn } from './test-decided.ts'

const numRuns = process.env.GALLEY_DEEP === '1' ? 600 : 60
const fewerRuns = numRuns / 2

const author = fc.constantFrom('Ada', 'Bo')
const tracked = ['plain', 'ins', 'del', 'both', 'format', 'nested'] as const
const others = ['symbol', 'comment', 'note', 'box'] as const

const pieceOf = (...kinds: Piece['kind'][]): fc.Arbitrary<Piece> =>
  fc.record({ kind: fc.constantFrom(...kinds), author, text: fc.constantFrom(...'abcdefghij') })

const lineOf = (piece: fc.Arbitrary<Piece>): fc.Arbitrary<TrackedLine> =>
  fc.record({
    pieces: fc.array(piece, { maxLength: 4 }),
    end: fc.constantFrom(undefined, undefined, 'ins', 'del', 'both'),
    isRestyled: fc.boolean(),
  })

const last = '<w:p><w:r><w:t>End</w:t></w:r></w:p>'

/** Paragraphs, with the ids of their tracked tags. */
const arbitraryText: fc.Arbitrary<{ body: string; ids: string[] }> = fc
  .array(lineOf(pieceOf(...tracked, ...others)), { maxLength: 6 })
  .map((lines) => {
    const { ids, writeLine } = bodyWriter()
    return { body: lines.map(writeLine).join('') + last, ids }
  })

/** `original` and `final` are the texts that it has without and with all changes. */
function documentWith(piece: fc.Arbitrary<Piece>, mark: fc.Arbitrary<TrackedRow['mark']>) {
  const line = lineOf(piece)
  const row = fc.record({ mark, lines: fc.array(line, { minLength: 1, maxLength: 2 }) })
  const table = fc.array(row, { minLength: 1, maxLength: 3 })
  return fc.array(fc.oneof(line, line, line, table), { maxLength: 6 }).map((blocks) => {
    const { writeLine, writeTable, parts, texts } = bodyWriter()
    const written = blocks.map((block) =>
      Array.isArray(block) ? writeTable(block) : writeLine(block),
    )
    return { bytes: docxOf({ body: written.join('') + last, ...parts }), ...texts }
  })
}

/** With tables whose rows are tracked. */
const arbitraryDocument = documentWith(
  pieceOf(...tracked, ...others, 'move'),
  fc.constantFrom(undefined, 'ins', 'del'),
)

/** A move is decided as a whole, and a paragraph before a table that may go cannot be joined yet. */
const arbitraryLastingDocument = documentWith(
  pieceOf(...tracked, ...others),
  fc.constant(undefined),
)

function decidedById(xml: string, decisions: ReadonlyMap<string, Decision | undefined>): string {
  const written = decideRevisions(xml, (at) => {
    const tag = xml.slice(xml.lastIndexOf('<', at - 1), at)
    return decisions.get(/w:id="([^"]*)"/.exec(tag)?.[1] ?? '')
  })
  return written ?? ''
}

/** Text boxes stand before their paragraphs, and notes at the end. */
const inAnyOrder = (text: string) => [...text.replaceAll(/\s/g, '')].toSorted().join('')

const trackedIn = (xml: string) =>
  elementsIn(readXmlTree(xml) ?? []).filter(({ word = '' }) => trackedElements.has(word))

const acceptedTexts = (xml: string) =>
  readParagraphs(xml, {
    begin: () => ({ text: '', isMarkDeleted: false }),
    join: (before, after) => ({ ...after, text: before.text + after.text }),
    open() {},
  })
    ?.map(({ text }) => text)
    .filter(Boolean)

describe('any document', () => {
  it('reads as the final text once all is accepted, and as the original one once all is rejected', () => {
    fc.assert(
      fc.property(arbitraryDocument, ({ bytes, ...texts }) => {
        const before = read(bytes)
        const { changes } = before.outline
        for (const [letter, view] of [
          ['a', 'final'],
          ['r', 'original'],
        ] as const) {
          const written = decided(bytes, letter.repeat(changes))
          const after = read(written)
          const shown = viewedTexts(after, 'all')
          expect(after.outline.changes).toBe(0)
          expect(shown).toEqual(viewedTexts(before, view))
          expect(inAnyOrder(shown.join(''))).toBe(inAnyOrder(`${texts[view]}End`))
          const xml = xmlIn(written)
          expect(trackedIn(xml)).toEqual([])
          // Text is counted as it reads once all is accepted.
          if (letter === 'a') expect(acceptedTexts(xml)).toEqual(acceptedTexts(xmlIn(bytes)))
        }
      }),
      { numRuns },
    )
  })

  it('reads as it was shown with some decisions', () => {
    fc.assert(
      fc.property(
        arbitraryLastingDocument,
        fc.array(fc.constantFrom(...'ar-')),
        ({ bytes }, letters) => {
          const before = read(bytes)
          const { changes } = before.outline
          const decisions = letters.join('').padEnd(changes, '-').slice(0, changes)
          expect(decidedTexts(decided(bytes, decisions), 'final')).toEqual(
            viewedTexts(before, 'final', decisions),
          )
        },
      ),
      { numRuns: fewerRuns },
    )
  })

  it('is the same whether it is decided at once or change by change, in any order', () => {
    const decision = fc.constantFrom<Decision>('accepted', 'rejected')
    fc.assert(
      fc.property(
        arbitraryText,
        fc.array(decision),
        fc.infiniteStream(fc.nat()),
        (text, some, keys) => {
          const { body, ids } = text
          const xml = xmlIn(docxOf({ body }))
          const wanted = new Map(ids.map((id, index) => [id, some[index]] as const))
          const order = ids
            .map((id) => ({ id, key: keys.next().value ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
          const apart = order.reduce(
            (before, { id }) => decidedById(before, new Map([[id, wanted.get(id)]])),
            xml,
          )
          expect(apart).toBe(decidedById(xml, wanted))
        },
      ),
      { numRuns: fewerRuns },
    )
  })
})
