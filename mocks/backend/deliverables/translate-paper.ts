import { CHINESE_PAPER_IN_ENGLISH } from '../../samples/chinese-paper-in-english.ts'
import { mockTranslator } from './mock-translate.ts'

/** A sample paper has a real translation; its title may be of an order. Any other text gets mock English. */
export function paperTranslator(): (text: string) => string {
  const translate = mockTranslator()
  return (text) => CHINESE_PAPER_IN_ENGLISH.get(text.trim()) ?? translate(text)
}
