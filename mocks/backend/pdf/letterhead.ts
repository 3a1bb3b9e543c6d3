import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { Fonts } from './document-fonts.ts'
import type { Language, PdfBlock } from './pdf-blocks.ts'
import { writePdf } from './write-pdf.ts'

export type DocumentCurrency = components['schemas']['Currency']

/** Who writes a document, when, and for whom. */
export type Letterhead = {
  language: Language
  /** How the service calls itself. */
  companyName: string
  /** IANA zone of the reader's site, by which days are told. */
  zone: string
  /** When the document is written, epoch milliseconds. */
  at: number
  fonts: Fonts
}

/** A sum on a document: words and an amount in major units of the document's currency. */
export type DocumentLine = { description: string; amount: number }

/** Letters that no system takes in the name of a file become a line. */
function fileNameOf(title: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|]/g, '_')}.pdf`
}

/** Writes a document as a file that is named by its title in the reader's language. */
export async function documentFile(
  head: Letterhead,
  title: string,
  blocks: readonly PdfBlock[],
): Promise<File> {
  const { language, companyName: author, at, fonts } = head
  const footer = `${author} · ${title}`
  const bytes = await writePdf({ title, language, author, at, footer, blocks }, fonts)
  return new File([bytes], fileNameOf(title), { type: 'application/pdf' })
}
