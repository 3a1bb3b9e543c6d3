import type { Block, Paragraph } from '../../document-reader/model/document-model.ts'
import { finalTexts } from '../../document-reader/parse/text-of-blocks.ts'

type UnitRole = Paragraph['role'] | 'table' | 'picture'

/** A paragraph or a table, as it is aligned. */
export type TextUnit = {
  block: Block
  /** As it reads once all changes are accepted, without pictures. */
  text: string
  role: UnitRole
  level: number
  /** Of the note that it belongs to. */
  note?: number
}

export const finalText = (block: Block): string => finalTexts(block).join('\n')

const hasPicture = (block: Block) =>
  block.kind === 'paragraph' && block.spans.some(({ isPicture }) => isPicture)

/** Blank paragraphs are space between the others. */
export function unitsOf(blocks: readonly Block[], notes?: readonly number[]): TextUnit[] {
  return blocks.flatMap((block, at) => {
    const text = finalText(block)
    const isBlank = text.trim() === ''
    if (isBlank && !hasPicture(block)) return []
    const note = notes?.[at]
    const of = { block, text, ...(note !== undefined && { note }) }
    if (isBlank) return { ...of, role: 'picture' as const, level: 0 }
    if (block.kind === 'table') return { ...of, role: 'table' as const, level: 0 }
    return { ...of, role: block.role, level: block.level }
  })
}
