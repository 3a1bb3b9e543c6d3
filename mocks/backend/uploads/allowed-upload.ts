import type { Schemas } from '../../world/rows/contract-types.ts'
import { type FileKind, isAllowedManuscript, sniffFile } from './sniff-file.ts'

export type UploadPurpose = Schemas['UploadPurpose']

type AllowedFiles = { endings: RegExp; kinds: readonly FileKind[] }

const picture: AllowedFiles = { endings: /\.(png|jpe?g|gif|tiff?|bmp|webp)$/i, kinds: ['image'] }
const page: AllowedFiles = { endings: /\.pdf$/i, kinds: ['pdf'] }
/** Current Office files are zips; older ones are recognized by name alone. */
const office: AllowedFiles = { endings: /\.(pptx|xlsx)$/i, kinds: ['zip'] }
const plain: AllowedFiles = { endings: /\.(txt|csv|tex|bib)$/i, kinds: ['unreadable'] }

const allowedFor: Record<Exclude<UploadPurpose, 'manuscript'>, readonly AllowedFiles[]> = {
  figure: [picture, page, office],
  table: [office, page, plain],
  reference: [picture, page, office, plain],
}

export function isAllowedUpload(purpose: UploadPurpose, name: string, bytes: Uint8Array): boolean {
  if (isAllowedManuscript(name, bytes)) return true
  if (purpose === 'manuscript') return false
  const kind = sniffFile(bytes)
  return allowedFor[purpose].some(
    ({ endings, kinds }) => endings.test(name) && kinds.includes(kind),
  )
}
