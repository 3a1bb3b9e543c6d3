import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/pdf-text.ts'
import { nodeFonts } from '../../transports/node/node-fonts.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { PdfBlock, PdfDocument } from './pdf-blocks.ts'
import { writePdf } from './write-pdf.ts'

const document = (blocks: PdfBlock[], options: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Invoice INV-7',
  language: 'en',
  author: 'Galley',
  at: fixedNow,
  footer: 'Invoice INV-7',
  blocks,
  ...options,
})
const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text })
const row = (number: number) => [`Editing of part ${number}`, '$120.50']
const table = (rows: number): PdfBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Service', width: 4 },
    { heading: 'Amount', width: 1, align: 'right' },
  ],
  rows: Array.from({ length: rows }, (_, number) => row(number + 1)),
  totals: [{ label: 'Total due', value: '$1,204.00', strong: true }],
})

describe('a written PDF', () => {
  it.each([
    ['en', 'en-US', 'José Muñoz of São Paulo owes €1.240,50 — “fine”, œuvre, Ægir, 50 £'],
    ['cn', 'zh-Hans-CN', '发票抬头：清华大学，纳税人识别号 12100000400000624D'],
    ['jp', 'ja-JP', '領収書　東京大学　髙橋 さくら 様　ご請求金額 ¥12,000'],
    ['en', 'en-US', '由李娜付款 by Li Na'],
  ] as const)('has the written text, in %s', async (language, tag, text) => {
    const bytes = await writePdf(document([paragraph(text)], { language }), nodeFonts)
    const read = await readPdf(bytes)
    expect(read.text.split('\n')).toContain(text)
    expect(read).toMatchObject({
      language: tag,
      title: 'Invoice INV-7',
      madeAt: fixedNow,
      pages: 1,
    })
  })

  it('embeds the outlines of Chinese characters, and no more of the font than it uses', async () => {
    const sizeOf = async (text: string) =>
      (await writePdf(document([paragraph(text)], { language: 'cn' }), nodeFonts)).length
    const few = await sizeOf('发票')
    const many = await sizeOf(
      '发票清华大学研究院编辑润色翻译服务费增值税专用普通纳税人识别号地址电话开户银行账项目名称',
    )
    expect(few).toBeLessThan(100_000)
    // A subset glyph takes about 150 bytes when compressed.
    expect(many - few).toBeGreaterThan(40 * 90)
    expect(many).toBeLessThan(150_000)
  })

  it('breaks the page between rows, and repeats the headings with the page number', async () => {
    const { text, pages } = await readPdf(await writePdf(document([table(80)]), nodeFonts))
    expect(pages).toBe(4)
    expect(text.match(/Service\tAmount/g)).toHaveLength(4)
    expect(text).toContain('4 / 4')
    for (let number = 1; number <= 80; number++) expect(text).toContain(row(number).join('\t'))
    expect(text).toContain('Total due\t$1,204.00')
  })

  it('has the same bytes when it is written again', async () => {
    const write = () => writePdf(document([table(3), paragraph('由李娜付款')]), nodeFonts)
    expect(Buffer.from(await write()).equals(await write())).toBe(true)
  })

  it('draws every kind of block', async () => {
    const blocks: PdfBlock[] = [
      { kind: 'title', text: 'Certificate', subtitle: 'GX7-KM2' },
      { kind: 'heading', text: 'The manuscript' },
      { kind: 'pairs', pairs: [['Title', 'Winter barley']] },
      {
        kind: 'particulars',
        party: { heading: 'Billed to', lines: ['Helen Marsh', 'Durham'] },
        pairs: [['Date', 'November 2, 2026']],
      },
      { kind: 'rule' },
      { kind: 'space', height: 20 },
      { kind: 'paragraph', text: 'Centred', align: 'center', size: 14 },
      { kind: 'paragraph', text: 'Small print', quiet: true },
    ]
    const { text } = await readPdf(await writePdf(document(blocks), nodeFonts))
    expect(text.split('\n')).toEqual([
      'Galley',
      'Certificate',
      'GX7-KM2',
      'The manuscript',
      'Title\tWinter barley',
      'Billed to',
      'Helen Marsh',
      'Durham',
      'Date\tNovember 2, 2026',
      'Centred',
      'Small print',
      'Invoice INV-7\t1 / 1',
    ])
  })
})
