import type { Decision, DecisionAt } from './revisions.ts'
import { isElement, type XmlElement, type XmlNode } from './xml-tree.ts'

/** The schema has these before the merge. */
const before = ['cnfStyle', 'tcW', 'gridSpan', 'hMerge', 'vMerge']

export function mergedCell({ children }: XmlElement, decisionAt: DecisionAt): XmlNode[] {
  const change = children.filter(isElement).find(({ word }) => word === 'cellMerge')
  const decision = change && decisionAt(change.at)
  if (!change || !decision) return children
  const kept = children.filter((node) => node !== change)
  const merge = mergeOf(change, decision)
  if (!merge) return kept
  const others = kept.filter((node) => !isElement(node) || node.word !== 'vMerge')
  const last = others.findLastIndex((node) => isElement(node) && before.includes(node.word ?? ''))
  return others.toSpliced(last + 1, 0, merge)
}

function mergeOf({ open }: XmlElement, decision: Decision): string | undefined {
  const name = decision === 'accepted' ? 'vMerge' : 'vMergeOrig'
  const [, prefix, , value] =
    new RegExp(`\\s(\\w+:)?${name}\\s*=\\s*(["'])(.*?)\\2`).exec(open) ?? []
  const [, element = ''] = /^<(\w+:)?/.exec(open) ?? []
  if (value === 'cont') return `<${element}vMerge/>`
  return value === 'rest' ? `<${element}vMerge ${prefix ?? 'w:'}val="restart"/>` : undefined
}
