import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/pdf-text.ts'
import { nodeFonts } from '../../transports/node/node-fonts.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { DocumentLanguage, PdfBlock } from './pdf-blocks.ts'
import { writePdf } from './write-pdf.ts'

/** Without the marks between runs of different typefaces. */
async function drawn(block: PdfBlock, language: DocumentLanguage = 'en'): Promise<string> {
  const document = { title: 'Letters', author: 'Galley', footer: '', at: fixedNow, language }
  const { text } = await readPdf(await writePdf({ ...document, blocks: [block] }, nodeFonts))
  return text.replaceAll('\t', '')
}

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text })

describe('a text in a PDF', () => {
  it('draws a character of another script with the font that has it', async () => {
    expect(await drawn(paragraph('発票と发票'), 'jp')).toContain('発票と发票')
  })

  it.each([
    ['en', 'Łukasz Šimčák, Erdős Győző, Ieva Bērziņa, Şule Yağcı'],
    ['cn', '波兰 Łódź 的 Żółkiewski'],
  ] as const)('draws the letters of the whole of Latin Europe, in %s', async (language, text) => {
    expect(await drawn(paragraph(text), language)).toContain(text.replaceAll('ı', 'i'))
  })

  it('draws a letter without its diacritic where no font has it', async () => {
    expect(await drawn(paragraph('Ḱapı'))).toContain('Kapi')
  })

  it.each(['Rechnung', '发票', 'Łódź'])(
    'draws the title "%s", whatever the serif has',
    async (text) => {
      expect(await drawn({ kind: 'title', text })).toContain(text)
    },
  )
})
