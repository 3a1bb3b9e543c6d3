import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readPdf } from '../../mocks/testing/pdf-text.ts'
import { isSiteLanguage, type SiteLanguage, tagOf } from '../../src/i18n/locales.ts'
import { type PaperName, paperOf, papers } from './document-of.ts'
import styles from './documents.module.css'

type Args = { paper: PaperName }

function Paper({ title, address }: { title: string; address: string }) {
  return <iframe title={title} src={address} className={styles.paper} />
}

/** Documents in the toolbar's language. */
const meta: Meta<Args> = {
  title: 'Documents/Documents',
  args: { paper: 'invoice' },
  argTypes: { paper: { control: 'select', options: Object.keys(papers) } },
  loaders: [
    async ({ args, globals }) => {
      const language: unknown = globals.language
      const reader: SiteLanguage = isSiteLanguage(language) ? language : 'en'
      const bytes = await paperOf(args.paper, reader)
      return { address: URL.createObjectURL(bytes), bytes, reader }
    },
  ],
  render: ({ paper }, { loaded }) => <Paper title={paper} address={loaded.address} />,
}

export default meta

const spoken = (tag: string) => new Intl.Locale(tag).language

/** Checks the language only; the backend's tests check the contents. */
const isPaper: StoryObj<Args>['play'] = async ({ loaded: { bytes, reader } }) => {
  await expect(bytes.type).toBe('application/pdf')
  const paper = await readPdf(await bytes.bytes())
  await expect(spoken(paper.language)).toBe(spoken(tagOf(reader)))
  await expect(paper.text).not.toContain('�')
}

export const Invoice: StoryObj<Args> = { play: isPaper }
export const Receipt: StoryObj<Args> = { args: { paper: 'receipt' }, play: isPaper }
export const Certificate: StoryObj<Args> = { args: { paper: 'certificate' }, play: isPaper }
export const Quote: StoryObj<Args> = { args: { paper: 'quote' }, play: isPaper }
export const Statement: StoryObj<Args> = { args: { paper: 'statement' }, play: isPaper }
export const PrepaymentInvoice: StoryObj<Args> = {
  args: { paper: 'prepaymentInvoice' },
  play: isPaper,
}
