/** UTF-16 units on each side of an error. */
const longestSide = 110

function cutStart(text: string): string {
  if (text.length <= longestSide) return text
  const tail = text.slice(-longestSide)
  const space = tail.indexOf(' ')
  return `… ${space < 0 ? tail : tail.slice(space + 1)}`
}

function cutEnd(text: string): string {
  if (text.length <= longestSide) return text
  const head = text.slice(0, longestSide)
  const space = head.lastIndexOf(' ')
  return `${space < 0 ? head : head.slice(0, space)} …`
}

/** The sentence around an error, cut between words where it is long. */
export const excerptOf = <Part extends { before: string; after: string }>(error: Part): Part => ({
  ...error,
  before: cutStart(error.before),
  after: cutEnd(error.after),
})
