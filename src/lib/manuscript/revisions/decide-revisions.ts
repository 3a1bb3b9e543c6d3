import { joinParagraphs } from './join-paragraphs.ts'
import { rangesIn } from './range-marks.ts'
import { restoredProperties } from './restored-properties.ts'
import { type Decision, deletions, insertions, moveEdges, propertyChanges } from './revisions.ts'
import { isElement, readXmlTree, writeXml, type XmlElement, type XmlNode } from './xml-tree.ts'

/** The decision on the tracked tag that ends at an offset. */
type DecisionAt = (at: number) => Decision | undefined

/** Text that counts as text again once its deletion is rejected. */
const restored: Readonly<Record<string, string>> = { delText: 't', delInstrText: 'instrText' }

/**
 * One part of a .docx with some of its tracked changes accepted or rejected; the others stay tracked, and everything
 * else stays as it is written. Undefined for malformed XML.
 */
export function decideRevisions(xml: string, decisionAt: DecisionAt): string | undefined {
  const tree = readXmlTree(xml)
  return tree && writeXml(decidedNodes(tree, { decisionAt, isRestored: false }))
}

type Context = {
  decisionAt: DecisionAt
  /** In a deletion that is rejected. */
  isRestored: boolean
}

function decidedNodes(nodes: readonly XmlNode[], context: Context): XmlNode[] {
  return joinParagraphs(
    nodes.map((node) => ({
      nodes: isElement(node) ? decidedElement(node, context) : [node],
      losesEnd: isElement(node) && node.word === 'p' && isGone(node, 'pPr', context),
    })),
  )
}

/** Whether the mark in the properties of a paragraph or a row takes its end, or all of it, away. */
function isGone(element: XmlElement, properties: 'pPr' | 'trPr', { decisionAt }: Context): boolean {
  const found = element.children.find((node) => isElement(node) && node.word === properties)
  const held = isElement(found) ? found.children.filter(isElement) : []
  const marks =
    properties === 'trPr'
      ? held
      : held.filter(({ word }) => word === 'rPr').flatMap(({ children }) => children)
  return marks.filter(isElement).some(({ word = '', at }) => {
    const decision = decisionAt(at)
    return insertions.includes(word) ? decision === 'rejected' : dropsDeletion(word, decision)
  })
}

const dropsDeletion = (word: string, decision: Decision | undefined) =>
  deletions.includes(word) && decision === 'accepted'

function decidedElement(element: XmlElement, context: Context): XmlNode[] {
  const { word = '', at, children } = element
  const decision = context.decisionAt(at)
  if (insertions.includes(word) || deletions.includes(word)) {
    return decidedRun(element, decision, context)
  }
  if (moveEdges.includes(word) && decision) return []
  if (word === 'tr' && isGone(element, 'trPr', context)) return rangesIn(children)
  const name = context.isRestored ? restored[word] : undefined
  if (name) return [renamed(element, word, name)]
  const decided = { ...element, children: decidedChildren(element, context) }
  return isEmptied(element, decided) ? rangesIn(decided.children) : [decided]
}

/** What stands in an insertion or a deletion, or in a tag that marks the end of a paragraph or a row as one. */
function decidedRun(
  element: XmlElement,
  decision: Decision | undefined,
  context: Context,
): XmlNode[] {
  const { word = '', children } = element
  const isDeletion = deletions.includes(word)
  if (!decision) {
    const isRestored = context.isRestored && word !== 'del'
    const kept = { ...element, children: decidedNodes(children, { ...context, isRestored }) }
    return children.length > 0 && kept.children.length === 0 ? [] : [kept]
  }
  if (isDeletion === (decision === 'accepted')) return rangesIn(children)
  const isRestored = context.isRestored || word === 'del'
  return decidedNodes(children, { ...context, isRestored })
}

function decidedChildren({ word, children }: XmlElement, context: Context): XmlNode[] {
  const change = children
    .filter(isElement)
    .find((child) => propertyChanges.includes(child.word ?? '') && context.decisionAt(child.at))
  if (!change) return decidedNodes(children, context)
  const others = children.filter((child) => child !== change)
  if (context.decisionAt(change.at) === 'accepted') return decidedNodes(others, context)
  const { before, kept, isKeptFirst } = restoredProperties(word ?? '', change, others)
  const decided = decidedNodes(kept, context)
  return isKeptFirst ? [...decided, ...before] : [...before, ...decided]
}

/** A table without rows is not valid. */
function isEmptied(before: XmlElement, after: XmlElement): boolean {
  const hasRows = ({ children }: XmlElement) =>
    children.some((child) => isElement(child) && child.word === 'tr')
  return before.word === 'tbl' && hasRows(before) && !hasRows(after)
}

const renamed = (element: XmlElement, from: string, to: string): XmlElement => ({
  ...element,
  open: element.open.replace(from, to),
  close: element.close.replace(from, to),
})
