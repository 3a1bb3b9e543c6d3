import { editManuscript } from '../../mocks/backend/deliverables/edit-manuscript.ts'
import { nodeProofreader } from '../../mocks/transports/node/node-proofreader.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { decidedDocument } from '../../src/domain/document-reader/decide/decided-document.ts'
import { readDocument } from '../../src/domain/document-reader/parse/read-document.ts'

type Written = Uint8Array | undefined

/** What the product makes of a file; undefined where it makes nothing. */
export const documentWriters = {
  edit: (bytes: Uint8Array, name: string): Promise<Written> =>
    editManuscript({
      bytes,
      name,
      author: 'Galley',
      at: fixedNow,
      dialect: 'american',
      proofreader: nodeProofreader,
    }),
  accept: async (bytes: Uint8Array): Promise<Written> => allDecided(bytes, 'a'),
  reject: async (bytes: Uint8Array): Promise<Written> => allDecided(bytes, 'r'),
}

/** `letter` is that of the decision. */
function allDecided(bytes: Uint8Array, letter: 'a' | 'r'): Written {
  const read = readDocument(bytes)
  if (read.kind !== 'read') return undefined
  return decidedDocument(bytes, letter.repeat(read.outline.changes))
}
