import { type Decision, type DecisionAt, trackedElements } from './revisions.ts'
import { elementsIn, idOf, isElement, type XmlElement } from './xml-tree.ts'

const alternateContent = /^<(?:[\w-]+:)?AlternateContent[\s/>]/
const choice = /^<(?:[\w-]+:)?Choice[\s/>]/
const fallback = /^<(?:[\w-]+:)?Fallback[\s/>]/

/** `mc:AlternateContent` repeats its content for older readers. */
export const hasCopies = (element: XmlElement) =>
  element.word === undefined && alternateContent.test(element.open)

export function copiedDecisions(
  { children }: XmlElement,
  decisionAt: DecisionAt,
  ofAll: Decision | undefined,
): DecisionAt {
  const alternatives = children.filter(isElement)
  const trackedIn = (name: RegExp) =>
    elementsIn(alternatives.filter(({ open }) => name.test(open))).filter(({ word }) =>
      trackedElements.has(word ?? ''),
    )
  const shown = new Map(trackedIn(choice).map((element) => [keyOf(element), element.at]))
  const copies = new Map(
    trackedIn(fallback).map((element) => [element.at, shown.get(keyOf(element))]),
  )
  return (at) => {
    const original = copies.get(at)
    if (original !== undefined || !copies.has(at)) return decisionAt(original ?? at)
    const alike = new Set(shown.size > 0 ? [...shown.values()].map(decisionAt) : [ofAll])
    return decisionAt(at) ?? (alike.size === 1 ? [...alike][0] : undefined)
  }
}

const keyOf = (element: XmlElement) => `${element.word} ${idOf(element)}`
