export type Decision = 'accepted' | 'rejected'

/** The decision on the tracked tag that ends at an offset. */
export type DecisionAt = (at: number) => Decision | undefined

export const propertyChanges: readonly string[] = [
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'tblPrExChange',
  'tblGridChange',
  'trPrChange',
  'tcPrChange',
]

/** Around what was added, and in the properties of a paragraph, a list item, a row or a cell that was. */
export const insertions: readonly string[] = ['ins', 'moveTo', 'cellIns']

export const deletions: readonly string[] = ['del', 'moveFrom', 'cellDel']

export const moveEdges: readonly string[] = [
  'moveFromRangeStart',
  'moveFromRangeEnd',
  'moveToRangeStart',
  'moveToRangeEnd',
]

export const customXmlEdges: readonly string[] = ['Ins', 'Del', 'MoveFrom', 'MoveTo'].flatMap(
  (change) => [`customXml${change}RangeStart`, `customXml${change}RangeEnd`],
)

export const trackedElements: ReadonlySet<string> = new Set([
  ...propertyChanges,
  ...insertions,
  ...deletions,
  ...moveEdges,
  ...customXmlEdges,
  'cellMerge',
  'numberingChange',
])
