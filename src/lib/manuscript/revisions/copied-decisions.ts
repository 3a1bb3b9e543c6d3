import { type DecisionAt, trackedElements } from './revisions.ts'
import { elementsIn, idOf, isElement, type XmlElement } from './xml-tree.ts'

const isNamed = (name: string, { open }: XmlElement) =>
  new RegExp(`^<(?:[\\w-]+:)?${name}[\\s/>]`).test(open)

/** `mc:AlternateContent` repeats its content for older readers. */
export const hasCopies = (element: XmlElement) =>
  element.word === undefined && isNamed('AlternateContent', element)

/** Decides the tracked tags of copies as the same tags of what is shown. */
export function copiedDecisions({ children }: XmlElement, decisionAt: DecisionAt): DecisionAt {
  const alternatives = children.filter(isElement)
  const trackedIn = (name: string) =>
    elementsIn(alternatives.filter((one) => isNamed(name, one))).filter(({ word }) =>
      trackedElements.has(word ?? ''),
    )
  const shown = new Map(trackedIn('Choice').map((element) => [keyOf(element), element.at]))
  const copies = new Map(
    trackedIn('Fallback').map((element) => [element.at, shown.get(keyOf(element))]),
  )
  return (at) => decisionAt(copies.get(at) ?? at)
}

const keyOf = (element: XmlElement) => `${element.word} ${idOf(element)}`
