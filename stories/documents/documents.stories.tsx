import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readPdf } from '../../mocks/testing/pdf-text.ts'
import { isSiteLanguage, type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'
import { pdfOf, type StoryDocumentName, storyDocuments } from './document-of.ts'
import { drawPdf } from './draw-pdf.ts'
import { PdfPages } from './pdf-pages.tsx'

type Args = { name: StoryDocumentName }

/** Documents in the toolbar's language. */
const meta: Meta<Args> = {
  title: 'Documents/Documents',
  parameters: { layout: 'fullscreen' },
  args: { name: 'invoice' },
  argTypes: { name: { control: 'select', options: Object.keys(storyDocuments) } },
  loaders: [
    async ({ args, globals }) => {
      const language: unknown = globals.language
      const reader: SiteLanguage = isSiteLanguage(language) ? language : 'en'
      const bytes = await pdfOf(args.name, reader)
      return { address: URL.createObjectURL(bytes), bytes, reader, pages: await drawPdf(bytes) }
    },
  ],
  render: ({ name }, { loaded: { pages, address } }) => (
    <PdfPages name={name} pages={pages} address={address} />
  ),
}

export default meta

const spoken = (tag: string) => new Intl.Locale(tag).language

/** Checks the language and that each page is drawn; the backend's tests check the contents. */
const isReadable: StoryObj<Args>['play'] = async ({ canvas, loaded: { bytes, reader } }) => {
  await expect(bytes.type).toBe('application/pdf')
  const pdf = await readPdf(await bytes.bytes())
  await expect(spoken(pdf.language)).toBe(spoken(tagOf(reader)))
  await expect(pdf.text).not.toContain('�')
  await expect(canvas.getAllByRole('img')).toHaveLength(pdf.pages)
}

export const Invoice: StoryObj<Args> = { play: isReadable }
export const OpenInvoice: StoryObj<Args> = {
  tags: ['deep'],
  args: { name: 'openInvoice' },
  play: isReadable,
}
export const Receipt: StoryObj<Args> = {
  tags: ['deep'],
  args: { name: 'receipt' },
  play: isReadable,
}
export const Certificate: StoryObj<Args> = {
  tags: ['deep'],
  args: { name: 'certificate' },
  play: isReadable,
}
export const Quote: StoryObj<Args> = { tags: ['deep'], args: { name: 'quote' }, play: isReadable }
export const Statement: StoryObj<Args> = {
  tags: ['deep'],
  args: { name: 'statement' },
  play: isReadable,
}
export const PrepaymentInvoice: StoryObj<Args> = {
  tags: ['deep'],
  args: { name: 'prepaymentInvoice' },
  play: isReadable,
}
