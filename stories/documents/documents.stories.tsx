import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readPdf } from '../../mocks/testing/pdf-text.ts'
import { isSiteLanguage, type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'
import { pdfOf, type StoryDocumentName, storyDocuments } from './document-of.ts'
import styles from './documents.module.css'

type Args = { name: StoryDocumentName }

function PdfPage({ title, address }: { title: string; address: string }) {
  return <iframe title={title} src={address} className={styles.paper} />
}

/** Documents in the toolbar's language. */
const meta: Meta<Args> = {
  title: 'Documents/Documents',
  args: { name: 'invoice' },
  argTypes: { name: { control: 'select', options: Object.keys(storyDocuments) } },
  loaders: [
    async ({ args, globals }) => {
      const language: unknown = globals.language
      const reader: SiteLanguage = isSiteLanguage(language) ? language : 'en'
      const bytes = await pdfOf(args.name, reader)
      return { address: URL.createObjectURL(bytes), bytes, reader }
    },
  ],
  render: ({ name }, { loaded }) => <PdfPage title={name} address={loaded.address} />,
}

export default meta

const spoken = (tag: string) => new Intl.Locale(tag).language

/** Checks the language only; the backend's tests check the contents. */
const isReadable: StoryObj<Args>['play'] = async ({ loaded: { bytes, reader } }) => {
  await expect(bytes.type).toBe('application/pdf')
  const pdf = await readPdf(await bytes.bytes())
  await expect(spoken(pdf.language)).toBe(spoken(tagOf(reader)))
  await expect(pdf.text).not.toContain('�')
}

export const Invoice: StoryObj<Args> = { play: isReadable }
export const Receipt: StoryObj<Args> = { args: { name: 'receipt' }, play: isReadable }
export const Certificate: StoryObj<Args> = { args: { name: 'certificate' }, play: isReadable }
export const Quote: StoryObj<Args> = { args: { name: 'quote' }, play: isReadable }
export const Statement: StoryObj<Args> = { args: { name: 'statement' }, play: isReadable }
export const PrepaymentInvoice: StoryObj<Args> = {
  args: { name: 'prepaymentInvoice' },
  play: isReadable,
}
