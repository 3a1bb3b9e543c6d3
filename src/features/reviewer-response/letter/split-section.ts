import { holdsText } from '../../../lib/manuscript/text-problem.ts'
import { type CommentMarker, commentMarker, isNextMarker } from './comment-marker.ts'
import { beginsWithPlace } from './mentioned-place.ts'
import { isSectionHeading } from './section-heading.ts'

/** `reviewer` where the marker of the comment names one. */
type SplitText = { text: string; reviewer: string | undefined }

const bullet = /^[-–—•·*●▪◦‣・○■□◆] ?(?=\S)/
const sentenceEnd = /[.!?:。！？：]["'”’)）]?$/

/** Lines of a letter that was written with a fixed width are nearly as long as the longest. */
const wrapWidths = { least: 50, most: 100 }
const longShare = 0.75

const widthOf = (lines: readonly string[]): number | undefined => {
  const lengths = lines.map(({ length }) => length).filter((length) => length > 0)
  const longest = Math.max(0, ...lengths)
  if (lengths.length < 3 || longest < wrapWidths.least || longest > wrapWidths.most)
    return undefined
  const long = lengths.filter((length) => length > longShare * longest).length
  return long / lengths.length >= 0.5 ? longest : undefined
}

/** Paragraphs by blank lines, else by the end of sentences in wrapped text, else by line. */
function paragraphsOf(lines: readonly string[]): string[] {
  const text = lines.join('\n').trim()
  if (/\n\n/.test(text)) return text.split(/\n{2,}/)
  const width = widthOf(lines)
  if (width === undefined) return text.split('\n')
  const paragraphs: string[][] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? ''
    const isNew = at === 0 || (sentenceEnd.test(before) && before.length < longShare * width)
    if (isNew) paragraphs.push([])
    paragraphs.at(-1)?.push(line)
  }
  return paragraphs.map((paragraph) => paragraph.join('\n'))
}

const isCjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u

/** Joins the lines of a text that was wrapped at a fixed width. */
function unwrapped(text: string, width: number | undefined): string {
  const joined = text.replaceAll(/\n{3,}/g, '\n\n').trim()
  if (width === undefined) return joined
  return joined.replaceAll(/([^\n]+)\n(?=[^\n])/g, (whole, line: string) => {
    if (line.length <= longShare * width) return whole
    return isCjk.test(line) ? line : `${line} `
  })
}

type Part = { lines: string[]; reviewer: string | undefined }

const beginWith = (first: string, reviewer?: string): Part => ({ lines: [first], reviewer })

type NumberedLines = { parts: Part[]; last: CommentMarker | undefined; isNumbered: boolean }

function numbered(lines: readonly string[], before: CommentMarker | undefined): NumberedLines {
  const parts: Part[] = [{ lines: [], reviewer: undefined }]
  let last = before
  let style: CommentMarker['style'] | undefined
  for (const line of lines) {
    const marker = commentMarker(line)
    if (isSectionHeading(line) || (marker && isSectionHeading(marker.rest))) {
      style = undefined
      parts.push({ lines: [], reviewer: undefined })
    } else if (marker && isNextMarker(marker, last, style)) {
      last = marker
      style = marker.style
      parts.push(beginWith(marker.rest, marker.reviewer))
    } else parts.at(-1)?.lines.push(line)
  }
  return { parts, last, isNumbered: last !== before }
}

function startsAt(
  lines: readonly string[],
  isStart: (line: string) => boolean,
): Part[] | undefined {
  if (lines.filter(isStart).length < 2) return undefined
  const parts: Part[] = [{ lines: [], reviewer: undefined }]
  for (const line of lines) {
    if (isStart(line)) parts.push(beginWith(line.replace(bullet, '')))
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

function unnumbered(parts: readonly Part[]): Part[] {
  return parts.flatMap(({ lines }) => {
    const listed = startsAt(lines, (line) => bullet.test(line)) ?? startsAt(lines, beginsWithPlace)
    return listed ?? paragraphsOf(lines).map((paragraph) => beginWith(paragraph))
  })
}

/** The comments of one reviewer. `before` is the last marker of the letter so far. */
export function splitSection(
  lines: readonly string[],
  before: CommentMarker | undefined,
): { texts: SplitText[]; last: CommentMarker | undefined } {
  const width = widthOf(lines)
  const { parts, last, isNumbered } = numbered(lines, before)
  const split = isNumbered ? parts : unnumbered(parts)
  const texts = split.map(({ lines: some, reviewer }) => ({
    text: unwrapped(some.join('\n'), width),
    reviewer,
  }))
  return { texts: texts.filter(({ text }) => holdsText(text)), last }
}
