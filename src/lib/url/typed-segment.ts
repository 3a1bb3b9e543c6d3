/** Stands for an empty text: a segment of a path cannot be empty. */
const empty = '_'

/** Segments that would be read as empty, or that URLs drop; a blank behind them keeps them. */
const special = /^(?:_|\.{1,2})$/

export function segmentOf(text: string): string {
  const typed = text.trim().toWellFormed()
  if (typed === '') return empty
  return special.test(typed) ? `${typed} ` : typed
}

export const textOfSegment = (segment: string): string => (segment === empty ? '' : segment.trim())
