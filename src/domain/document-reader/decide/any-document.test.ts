import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideRevisions } from '../../../lib/manuscript/revisions/decide-revisions.ts'
import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import { docxOf } from '../parse/test-docx.ts'
import { bodyWriter, type Piece, type TrackedLine, type TrackedRow } from './test-bodies.ts'
import { decided, decidedTexts, read, xmlIn } from './test-decided.ts'

const author = fc.constantFrom('Ada', 'Bo')

const piece: fc.Arbitrary<Piece> = fc.record({
  kind: fc.constantFrom('plain', 'ins', 'del', 'both', 'format'),
  author,
  text: fc.constantFrom(...'abcdefghij'),
})

const line: fc.Arbitrary<TrackedLine> = fc.record({
  pieces: fc.array(piece, { maxLength: 4 }),
  end: fc.constantFrom(undefined, undefined, 'ins', 'del', 'both'),
  isRestyled: fc.boolean(),
})

const rowWith = (mark: fc.Arbitrary<TrackedRow['mark']>): fc.Arbitrary<TrackedRow> =>
  fc.record({ mark, lines: fc.array(line, { minLength: 1, maxLength: 2 }) })

const last = '<w:p><w:r><w:t>End</w:t></w:r></w:p>'

/** Paragraphs, with the ids of their tracked tags. */
const arbitraryText: fc.Arbitrary<{ body: string; ids: string[] }> = fc
  .array(line, { maxLength: 6 })
  .map((lines) => {
    const { ids, writeLine } = bodyWriter()
    return { body: lines.map(writeLine).join('') + last, ids }
  })

const bodyWith = (row: fc.Arbitrary<TrackedRow>): fc.Arbitrary<string> => {
  const table = fc.array(row, { minLength: 1, maxLength: 3 })
  return fc.array(fc.oneof(line, line, line, table), { maxLength: 6 }).map((blocks) => {
    const { writeLine, writeTable } = bodyWriter()
    const written = blocks.map((block) =>
      Array.isArray(block) ? writeTable(block) : writeLine(block),
    )
    return written.join('') + last
  })
}

/** Paragraphs, and tables with tracked rows. */
const arbitraryBody = bodyWith(rowWith(fc.constantFrom(undefined, 'ins', 'del')))

/** Paragraphs, and tables that stay: a paragraph before a table that may go cannot be joined yet. */
const arbitraryLastingBody = bodyWith(rowWith(fc.constant(undefined)))

function decidedById(xml: string, decisions: ReadonlyMap<string, Decision | undefined>): string {
  const written = decideRevisions(xml, (at) => {
    const tag = xml.slice(xml.lastIndexOf('<', at - 1), at)
    return decisions.get(/w:id="([^"]*)"/.exec(tag)?.[1] ?? '')
  })
  return written ?? ''
}

describe('any document', () => {
  it('reads as the final text once all is accepted, and as the original one once all is rejected', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const bytes = docxOf({ body })
        const { changes } = read(bytes).outline
        for (const [letter, view] of [
          ['a', 'final'],
          ['r', 'original'],
        ] as const) {
          const after = decided(bytes, letter.repeat(changes))
          expect(read(after).outline.changes).toBe(0)
          expect(decidedTexts(after, 'all')).toEqual(decidedTexts(bytes, view))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('reads as it was shown with some decisions', () => {
    fc.assert(
      fc.property(arbitraryLastingBody, fc.array(fc.constantFrom(...'ar-')), (body, letters) => {
        const bytes = docxOf({ body })
        const { changes } = read(bytes).outline
        const decisions = letters.join('').padEnd(changes, '-').slice(0, changes)
        expect(decidedTexts(decided(bytes, decisions), 'final')).toEqual(
          decidedTexts(bytes, 'final', decisions),
        )
      }),
      { numRuns: 300 },
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
      { numRuns: 300 },
    )
  })
})
