import { sniffFile } from './sniff-file.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PNG = 'image/png'

/** The media type by content; unknown files are offered for download only. */
function typeOf(bytes: Uint8Array): string {
  switch (sniffFile(bytes)) {
    case 'docx':
      return DOCX
    case 'doc':
      return 'application/msword'
    case 'pdf':
      return 'application/pdf'
    case 'image':
      return bytes[0] === 0x89 ? PNG : bytes[0] === 0xff ? 'image/jpeg' : OTHER
    default:
      return OTHER
  }
}

const OTHER = 'application/octet-stream'

export function plainName(text: string): string {
  const plain = text.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return (
    plain
      .trim()
      .slice(0, 80)
      .replace(/[\s.]+$/, '') || 'Manuscript'
  )
}

export function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name, { type: typeOf(bytes) })
}
