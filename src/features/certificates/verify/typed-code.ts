import { fitsContract } from '../../../lib/url/contract-text.ts'

/** Dashes of any kind, the minus sign, and what a Japanese keyboard has in the place of a hyphen. */
const dashes = /[\p{Dash_Punctuation}−ー]/gu
const blanks = /[\s\p{Cf}]/gu

/** As it is printed: in capitals, three groups of four where it has twelve characters. */
export function tidyCode(text: string): string {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(dashes, '-').replaceAll(blanks, '')
  const [, ...groups] = /^([0-9A-Z]{4})-*([0-9A-Z]{4})-*([0-9A-Z]{4})$/.exec(plain) ?? []
  return groups.length > 0 ? groups.join('-') : plain
}

/** An address is typed from paper, too; text that is no code stays as it is. */
export function codeInAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const code = tidyCode(text)
  return fitsContract('CertificateCode', code) ? code : text
}
