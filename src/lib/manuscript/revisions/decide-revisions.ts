import { copiedDecisions, hasCopies } from './copied-decisions.ts'
import { joinParagraphs } from './join-paragraphs.ts'
import { mergedCell } from './merged-cell.ts'
import { rangesIn } from './range-marks.ts'
import { restoredProperties } from './restored-properties.ts'
import {
  customXmlEdges,
  type Decision,
  type DecisionAt,
  deletions,
  insertions,
  moveEdges,
  propertyChanges,
} from './revisions.ts'
import { isElement, readXmlTree, writeXml, type XmlElement, type XmlNode } from './xml-tree.ts'

/** Text that counts as text again once its deletion is rejected. */
const restored: Readonly<Record<string, string>> = { delText: 't', delInstrText: 'instrText' }

/** `ofAll` is the one decision on all shown changes, if any. Undefined for malformed XML. */
export function decideRevisions(
  xml: string,
  decisionAt: DecisionAt,
  ofAll?: Decision,
): string | undefined {
  const tree = readXmlTree(xml)
  return tree && writeXml(decidedTree(tree, decisionAt, ofAll))
}

export const decidedTree = (
  tree: readonly XmlNode[],
  decisionAt: DecisionAt,
  ofAll?: Decision,
): XmlNode[] => decidedNodes(tree, { decisionAt, ofAll, isRestored: false })

type Context = {
  decisionAt: DecisionAt
  ofAll: Decision | undefined
  isRestored: boolean
}

function decidedNodes(nodes: readonly XmlNode[], context: Context): XmlNode[] {
  return joinParagraphs(
    nodes.map((node) => ({
      nodes: isElement(node) ? decidedElement(node, context) : [node],
      losesEnd: isElement(node) && losesEnd(node, context),
    })),
  )
}

const childrenOf = ({ children }: XmlElement, name: string): XmlNode[] =>
  children.filter(isElement).flatMap(({ word, children }) => (word === name ? children : []))

const losesEnd = (element: XmlElement, context: Context) =>
  element.word === 'p' &&
  childrenOf(element, 'pPr').some(
    (node) => isElement(node) && node.word === 'rPr' && isTakenAway(node.children, context),
  )

/** Whether a mark in its properties takes a row or a cell away, or a paragraph out of its list. */
function isGone(element: XmlElement, context: Context): boolean {
  const { word = '', children } = element
  if (word === 'numPr') return isTakenAway(children, context)
  const properties = propertiesWithMark[word]
  return properties !== undefined && isTakenAway(childrenOf(element, properties), context)
}

const propertiesWithMark: Readonly<Record<string, string>> = { tr: 'trPr', tc: 'tcPr' }

function isTakenAway(marks: readonly XmlNode[], { decisionAt }: Context): boolean {
  return marks.filter(isElement).some(({ word = '', at }) => {
    if (insertions.includes(word)) return decisionAt(at) === 'rejected'
    return deletions.includes(word) && decisionAt(at) === 'accepted'
  })
}

function decidedElement(element: XmlElement, context: Context): XmlNode[] {
  const { word = '', at, children } = element
  const decision = context.decisionAt(at)
  if (insertions.includes(word) || deletions.includes(word)) {
    return decidedRun(element, decision, context)
  }
  if (decision && isDropped(word, decision)) return []
  if (isGone(element, context)) return openRanges(children, context)
  const name = context.isRestored ? restored[word] : undefined
  if (name) return [renamed(element, word, name)]
  const within = hasCopies(element)
    ? { ...context, decisionAt: copiedDecisions(element, context.decisionAt, context.ofAll) }
    : context
  const decided = { ...element, children: decidedChildren(element, within) }
  return isEmptied(element, decided) ? rangesIn(decided.children) : [decided]
}

/** What the numbers of a list were is written as a text, from which they cannot be restored. */
const isDropped = (word: string, decision: Decision) =>
  moveEdges.includes(word) ||
  customXmlEdges.includes(word) ||
  (word === 'numberingChange' && decision === 'accepted')

const openRanges = (nodes: readonly XmlNode[], context: Context): XmlNode[] =>
  decidedNodes(rangesIn(nodes), context)

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
  if (isDeletion === (decision === 'accepted')) return openRanges(children, context)
  const isRestored = context.isRestored || word === 'del'
  return decidedNodes(children, { ...context, isRestored })
}

function decidedChildren(element: XmlElement, context: Context): XmlNode[] {
  const { word } = element
  const children = word === 'tcPr' ? mergedCell(element, context.decisionAt) : element.children
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

const neededIn: Readonly<Record<string, string>> = { tbl: 'tr', tr: 'tc' }

/** A table without rows is not valid, nor is a row without cells. */
function isEmptied(before: XmlElement, after: XmlElement): boolean {
  const needed = neededIn[before.word ?? '']
  const isComplete = ({ children }: XmlElement) =>
    children.some((child) => isElement(child) && child.word === needed)
  return needed !== undefined && isComplete(before) && !isComplete(after)
}

const renamed = (element: XmlElement, from: string, to: string): XmlElement => ({
  ...element,
  open: element.open.replace(from, to),
  close: element.close.replace(from, to),
})
