import { deletions, insertions } from './revisions.ts'
import { isElement, type XmlElement, type XmlNode } from './xml-tree.ts'

/** What a change of properties does not record, by the element of the properties; it stays. */
const keptIn: Readonly<Record<string, readonly string[]>> = {
  rPr: [...insertions, ...deletions],
  pPr: ['rPr', 'sectPr'],
  trPr: [...insertions, ...deletions],
  tcPr: [...insertions, ...deletions, 'cellMerge'],
  sectPr: ['headerReference', 'footerReference'],
}

/** The schema has these before the properties themselves. */
const keptFirst = ['rPr', 'sectPr']

export function restoredProperties(word: string, change: XmlElement, others: readonly XmlNode[]) {
  const names = keptIn[word] ?? []
  const isKept = (node: XmlNode) => isElement(node) && names.includes(node.word ?? '')
  const held = change.children.find((child) => isElement(child) && child.word === word)
  return {
    before: isElement(held) ? held.children.filter((child) => !isKept(child)) : [],
    kept: others.filter(isKept),
    isKeptFirst: keptFirst.includes(word),
  }
}
