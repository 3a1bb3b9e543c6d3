import type { UploadPurpose } from '../../api/files.ts'

/** Files of one kind, by the contract. */
export const mostFiles = 25

const word = ['.doc', '.docx']
const pictures = ['.png', '.jpg', '.jpeg', '.gif', '.tif', '.tiff', '.bmp', '.webp']
const sheets = ['.pptx', '.xlsx', '.pdf']
const texts = ['.txt', '.csv', '.tex', '.bib']

/** What the server accepts besides manuscripts, whose types are the site's. */
export const acceptedTypes: Record<Exclude<UploadPurpose, 'manuscript'>, readonly string[]> = {
  figure: [...pictures, ...sheets, ...word],
  table: [...sheets, ...texts, ...word],
  reference: [...pictures, ...sheets, ...texts, ...word],
}
