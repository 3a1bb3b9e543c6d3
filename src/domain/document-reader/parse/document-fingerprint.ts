import { type Fingerprint, fingerprintOf } from '../../../lib/manuscript/fingerprint/fingerprint.ts'
import { readDocument } from './read-document.ts'
import { finalTexts } from './text-of-blocks.ts'

/** Of the text once all changes are accepted; undefined where it cannot be read or is too short. */
export function documentFingerprint(bytes: Uint8Array): Fingerprint | undefined {
  const document = readDocument(bytes)
  if (document.kind !== 'read') return undefined
  const blocks = document.chunks.flatMap((chunk) => chunk.blocks)
  return fingerprintOf(
    blocks.flatMap((block) => {
      const isTitle = block.kind === 'paragraph' && block.role === 'title'
      return finalTexts(block).map((text) => ({ text, isTitle }))
    }),
  )
}
