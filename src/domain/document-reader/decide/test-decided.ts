import { strFromU8, unzipSync } from 'fflate'
import type { DocumentView } from '../model/document-model.ts'
import { readDocument } from '../parse/read-document.ts'
import { textOfBlock } from '../parse/text-of-blocks.ts'
import { blocksInView } from './blocks-in-view.ts'
import { decidedDocument } from './decided-document.ts'
import type { Decisions } from './decisions.ts'

export function read(bytes: Uint8Array) {
  const document = readDocument(bytes)
  if (document.kind !== 'read') throw new Error(document.kind)
  return document
}

export function decided(bytes: Uint8Array, decisions: Decisions): Uint8Array {
  const written = decidedDocument(bytes, decisions)
  if (!written) throw new Error('It could not be written.')
  return written
}

export const decidedTexts = (
  bytes: Uint8Array,
  view: DocumentView,
  decisions?: Decisions,
): string[] => viewedTexts(read(bytes), view, decisions)

export function viewedTexts(
  { chunks }: ReturnType<typeof read>,
  view: DocumentView,
  decisions?: Decisions,
): string[] {
  const blocks = chunks.flatMap((chunk) => chunk.blocks)
  const texts = blocksInView(blocks, view, decisions).map(textOfBlock)
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

export const xmlIn = (bytes: Uint8Array, part = 'document') =>
  strFromU8(unzipSync(bytes)[`word/${part}.xml`] ?? new Uint8Array())
