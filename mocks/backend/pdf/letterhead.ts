import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { DocumentLanguage, PdfBlock } from './pdf-blocks.ts'
import type { PdfWriter } from './write-pdf.ts'

export type DocumentCurrency = Schemas['Currency']

export type Letterhead = {
  language: DocumentLanguage
  companyName: string
  /** IANA zone for the document's dates. */
  zone: string
  at: Instant
  writePdf: PdfWriter
}

/** `amount` is in major units of the document's currency. */
export type DocumentLine = { description: string; amount: number }

function fileNameOf(title: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|]/g, '_')}.pdf`
}

export async function documentFile(
  head: Letterhead,
  title: string,
  blocks: readonly PdfBlock[],
  { framed = false } = {},
): Promise<File> {
  const { language, companyName: author, at, writePdf } = head
  const footer = `${author} · ${title}`
  const bytes = await writePdf({ title, language, author, at, footer, framed, blocks })
  return new File([bytes], fileNameOf(title), { type: 'application/pdf' })
}
