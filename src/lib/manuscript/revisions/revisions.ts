export type Decision = 'accepted' | 'rejected'

/** Elements that hold what properties were before they were changed. */
export const propertyChanges: readonly string[] = [
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'tblPrExChange',
  'trPrChange',
  'tcPrChange',
]

/** Around what was added, and in the properties of a paragraph or a row that was. */
export const insertions: readonly string[] = ['ins', 'moveTo']

/** The same for what was removed. */
export const deletions: readonly string[] = ['del', 'moveFrom']

export const moveEdges: readonly string[] = [
  'moveFromRangeStart',
  'moveFromRangeEnd',
  'moveToRangeStart',
  'moveToRangeEnd',
]
