import { type DecisionAt, trackedElements } from './revisions.ts'
import { elementsIn, idOf, isElement, type XmlElement } from './xml-tree.ts'

const alternateContent = /^<(?:[\w-]+:)?AlternateContent[\s/>]/
const choice = /^<(?:[\w-]+:)?Choice[\s/>]/
const fallback = /^<(?:[\w-]+:)?Fallback[\s/>]/

/** `mc:AlternateContent` repeats its content for older readers. */
export const hasCopies = (element: XmlElement) =>
  element.word === undefined && alternateContent.test(element.open)

/** Decides the tracked tags of copies as the same tags of what is shown. */
export function copiedDecisions({ children }: XmlElement, decisionAt: DecisionAt): DecisionAt {
  const alternatives = children.filter(isElement)
  const trackedIn = (name: RegExp) =>
    elementsIn(alternatives.filter(({ open }) => name.test(open))).filter(({ word }) =>
      trackedElements.has(word ?? ''),
    )
  const shown = new Map(trackedIn(choice).map((element) => [keyOf(element), element.at]))
  const copies = new Map(
    trackedIn(fallback).map((element) => [element.at, shown.get(keyOf(element))]),
  )
  return (at) => decisionAt(copies.get(at) ?? at)
}

const keyOf = (element: XmlElement) => `${element.word} ${idOf(element)}`
