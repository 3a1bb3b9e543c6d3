import { guessLanguageOf, UNDETERMINED, UNLISTED } from '../../../lib/manuscript/guess-language.ts'
import { readDocument } from '../../document-reader/parse/read-document.ts'
import { type TextUnit, unitsOf } from '../align/text-unit.ts'
import { compareFacts } from '../facts/compare-facts.ts'
import { baseLanguage } from '../facts/notation.ts'
import { readFacts } from '../facts/read-facts.ts'
import { capitalizedIn, type KnownNames } from '../facts/read-names.ts'
import type { TextFact } from '../facts/text-fact.ts'
import { findVaryingTerms } from '../terms/find-varying-terms.ts'
import type {
  ComparedDocument,
  ComparedSide,
  Comparison,
  ComparisonFailure,
  TextDifference,
  TextPair,
} from './comparison-model.ts'
import { type MarkedRange, markBlocks } from './mark-blocks.ts'
import { type Languages, type PairedUnits, pairTexts } from './pair-texts.ts'

type ReadSide = ComparedDocument & { units: TextUnit[] }

function readSide(side: ComparedSide, bytes: Uint8Array): ReadSide | ComparisonFailure {
  const document = readDocument(bytes)
  if (document.kind !== 'read') return { kind: 'failed', side, reason: document.kind }
  const { outline, chunks } = document
  const units = chunks.flatMap(({ blocks, notes }) => unitsOf(blocks, notes))
  const changes = chunks.flatMap((chunk) => chunk.changes)
  return { outline, changes, units, language: languageOf(outline.language ?? '', units) }
}

/** A translation may be written into the file of the original, with its declared language. */
function languageOf(declared: string, units: readonly TextUnit[]): string {
  const { language } = guessLanguageOf(units.map(({ text }) => text))
  if (language === UNDETERMINED || language === UNLISTED) return declared
  return baseLanguage(declared) === language ? declared : language
}

const isFailure = (side: ReadSide | ComparisonFailure): side is ComparisonFailure => 'side' in side

const textOf = (units: readonly TextUnit[]) => units.map(({ text }) => text).join('\n')

const isCompared = ({ units }: PairedUnits) => {
  const [original, translation] = [textOf(units.original), textOf(units.translation)]
  return original !== '' && translation !== '' && original !== translation
}

/** In the texts that were translated: a list of references is the same in both. */
function namesInBoth(pairs: readonly PairedUnits[]): KnownNames {
  const names = (side: ComparedSide) =>
    pairs.filter(isCompared).flatMap(({ units }) => [...capitalizedIn(textOf(units[side]))])
  const translated = new Set(names('translation'))
  return new Set(names('original').filter((name) => translated.has(name)))
}

function differencesIn(
  { units }: PairedUnits,
  languages: Languages,
  known: KnownNames,
): Record<ComparedSide, TextFact[]> {
  const factText = (side: ComparedSide) => {
    const text = textOf(units[side])
    return { text, facts: readFacts(text, languages[side], known) }
  }
  return compareFacts(factText('original'), factText('translation'))
}

function comparePairs(paired: readonly PairedUnits[], languages: Languages) {
  const known = namesInBoth(paired)
  const differences: TextDifference[] = []
  const pairs = paired.map((pair, at): TextPair => {
    const found = isCompared(pair) ? differencesIn(pair, languages, known) : undefined
    const first = differences.length
    const blocksOf = (side: ComparedSide) => {
      const ranges: MarkedRange[] = (found?.[side] ?? []).map(({ kind, text, start, end }) => {
        differences.push({ kind, side, text, pair: at })
        return { start, end, difference: differences.length - 1 }
      })
      return markBlocks(
        pair.units[side].map(({ block }) => block),
        ranges,
      )
    }
    const blocks = { original: blocksOf('original'), translation: blocksOf('translation') }
    const own = differences.slice(first).map((_, index) => first + index)
    const { kind, note } = pair
    return { kind, blocks, differences: own, ...(note !== undefined && { note }) }
  })
  return { pairs, differences }
}

/** Never throws, whatever the bytes are. */
export function compareDocuments(
  files: Record<ComparedSide, Uint8Array>,
): Comparison | ComparisonFailure {
  const original = readSide('original', files.original)
  if (isFailure(original)) return original
  const translation = readSide('translation', files.translation)
  if (isFailure(translation)) return translation
  const languages = { original: original.language, translation: translation.language }
  const paired = pairTexts({ original: original.units, translation: translation.units }, languages)
  const texts = paired.flatMap((pair, at) => {
    const [one, other] = [textOf(pair.units.original), textOf(pair.units.translation)]
    return isCompared(pair) ? { original: one, translation: other, pair: at } : []
  })
  const documentOf = ({ outline, changes, language }: ReadSide) => ({ outline, changes, language })
  return {
    ...comparePairs(paired, languages),
    terms: findVaryingTerms(texts, languages.original),
    documents: { original: documentOf(original), translation: documentOf(translation) },
  }
}
