import { holdsText } from '../../../lib/manuscript/text-problem.ts'
import type { Block, TableRow } from '../model/document-model.ts'

const cellBlocks = ({ cells }: TableRow): Block[] => cells.flatMap(({ blocks }) => blocks)

export function textOfBlock(block: Block): string {
  return block.kind === 'paragraph'
    ? block.spans.map(({ text }) => text).join('')
    : block.rows.flatMap(cellBlocks).map(textOfBlock).join(' ')
}

/** Of each paragraph in reading order, those of cells included, as it reads once all changes are accepted. */
export function finalTexts(block: Block): string[] {
  if (block.kind === 'table') {
    return block.rows
      .filter(({ status }) => status !== 'deleted')
      .flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(finalTexts)))
  }
  const spans = block.spans.filter((span) => span.status !== 'deleted' && !span.isPicture)
  return [spans.map(({ text }) => text).join('')]
}

export function changesIn(block: Block): number[] {
  const changes =
    block.kind === 'paragraph'
      ? [...block.spans, block.end, { change: block.format }].map((part) => part?.change)
      : block.rows.flatMap((row) => [row.change, ...cellBlocks(row).flatMap(changesIn)])
  return changes.filter((change) => change !== undefined)
}

export function commentsIn(block: Block): number[] {
  return block.kind === 'paragraph'
    ? block.spans.flatMap(({ opens }) => opens ?? [])
    : block.rows.flatMap((row) => cellBlocks(row).flatMap(commentsIn))
}

export const hasText = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => holdsText(textOfBlock(block)))

const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

const isCjk = (language: string) => /^(zh|ja|ko)\b/i.test(language)

/** UTF-16 units that tell the script of a text. */
const sampleLength = 4_000

/** The declared language, unless the script of the text contradicts it: a template may be of another country. */
export function languageOfText(
  declared: string | undefined,
  blocks: readonly Block[],
): string | undefined {
  if (!declared || !/^[a-z]{2,3}(-[\w-]+)?$/i.test(declared)) return undefined
  let text = ''
  for (const block of blocks) {
    text += textOfBlock(block)
    if (text.length > sampleLength) break
  }
  const share = (text.match(cjk)?.length ?? 0) / Math.max(1, text.length)
  return isCjk(declared) === share > 0.2 ? declared : undefined
}

/** Words without a character in a Chinese document, such as its abstract in English, are set and read as English. */
function languageOfWords(ofDocument: string | undefined, text: string): string | undefined {
  if (ofDocument === undefined || !isCjk(ofDocument)) return ofDocument
  return /\p{sc=Latin}/u.test(text) && text.search(cjk) < 0 ? 'en' : ofDocument
}

export const languageOfBlocks = (
  ofDocument: string | undefined,
  blocks: readonly Block[],
): string | undefined => languageOfWords(ofDocument, blocks.map(textOfBlock).join(''))

/** Comments are not declared: empty where the characters are not those of the document. */
export function languageOfComment(ofDocument: string | undefined, text: string): string {
  const hasCharacters = text.search(cjk) >= 0
  if (ofDocument === undefined || (hasCharacters && !isCjk(ofDocument))) return ''
  return languageOfWords(ofDocument, text) ?? ''
}
