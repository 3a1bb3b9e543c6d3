import { guessLanguage } from '../../../lib/manuscript/guess-language.ts'
import { alignUnits, type Bead } from '../align/align-units.ts'
import type { TextUnit } from '../align/text-unit.ts'
import { withAnchors } from '../align/unit-anchors.ts'
import { baseLanguage } from '../facts/notation.ts'
import type { ComparedSide, PairKind } from './comparison-model.ts'

type SidedUnits = Record<ComparedSide, readonly TextUnit[]>
export type Languages = Record<ComparedSide, string>
export type PairedUnits = { kind: PairKind; units: Record<ComparedSide, TextUnit[]>; note?: number }

const fewestLetters = 24
const reference = /^\s*(?:\[\d+\]|\d+[.)])\s|\b(?:1[89]|20)\d\d\b.*\d+\s*[–-]\s*\d+/u

const plain = (units: readonly TextUnit[]) =>
  units.map(({ text }) => text.trim().replaceAll(/\s+/g, ' ')).join(' ')

/** Left in the language of the original; names and references stay as they are. */
export function isCopied(original: string, translation: string, language: string): boolean {
  if (original !== translation || reference.test(original)) return false
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{4}/u.test(original)
  if (isUnspaced) return true
  if (original.replaceAll(/\P{L}/gu, '').length < fewestLetters) return false
  return guessLanguage(original) === baseLanguage(language)
}

function kindOf(bead: PairedUnits['units'], language: string): PairKind {
  const [ones, others] = [bead.original.length, bead.translation.length]
  if (others === 0) return 'untranslated'
  if (ones === 0) return 'added'
  if (ones > 1) return 'merged'
  if (others > 1) return 'divided'
  return isCopied(plain(bead.original), plain(bead.translation), language) ? 'copied' : 'matched'
}

function pairUnits(units: SidedUnits, languages: Languages): PairedUnits[] {
  const describe = (side: ComparedSide) =>
    units[side].map(({ text, role, level }) => ({ text, role, level, language: languages[side] }))
  const beads = alignUnits(...withAnchors(describe('original'), describe('translation')))
  const pick = (bead: Bead, side: ComparedSide) => bead[side].flatMap((at) => units[side][at] ?? [])
  return beads.map((bead) => {
    const sides = { original: pick(bead, 'original'), translation: pick(bead, 'translation') }
    const note = sides.original[0]?.note ?? sides.translation[0]?.note
    return {
      kind: kindOf(sides, languages.original),
      units: sides,
      ...(note !== undefined && { note }),
    }
  })
}

/** Notes stand after the text, beside notes. */
export function pairTexts(units: SidedUnits, languages: Languages): PairedUnits[] {
  const part = (isNote: boolean) => {
    const ofPart = (side: ComparedSide) =>
      units[side].filter(({ note }) => (note !== undefined) === isNote)
    return { original: ofPart('original'), translation: ofPart('translation') }
  }
  return [...pairUnits(part(false), languages), ...pairUnits(part(true), languages)]
}
