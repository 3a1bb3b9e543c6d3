import { letterNumber, reviewerKey } from './letter-number.ts'
import { withAsciiSigns } from './tidy-letter.ts'

type MarkerStyle =
  | 'reviewer'
  | 'word'
  | 'dotted'
  | 'dot'
  | 'bracket'
  | 'brackets'
  | 'dash'
  | 'sign'
  | 'circle'
  | 'ordinal'
  | 'han'
  | 'letter'

/** What a comment begins with, such as "2)" or "Comment 1.3:". */
export type CommentMarker = {
  style: MarkerStyle
  /** Before the point of "1.3". */
  part: number | undefined
  number: number
  /** Where the marker names one, as "R2.1" does. */
  reviewer: string | undefined
  rest: string
}

const word =
  '(?:comment|point|concern|question|issue|remark|query|item|comentario|comentário|punto|ponto|pregunta|pergunta|questão|observación|observação|意见|意見|问题|問題|建议|コメント|指摘(?:事項)?|質問|q)'
const han = '一二三四五六七八九十'

type Pattern = { style: MarkerStyle; pattern: RegExp }

/** Groups: perhaps `part`, `number`, and `rest`. */
const patterns: readonly Pattern[] = [
  {
    style: 'reviewer',
    pattern:
      /^R(?:ev(?:iewer|[.])?)? ?#?(?<part>\d{1,2})(?: ?[.–-] ?(?:[CQP] ?)?| ?[CQP] ?|,? ?(?:comment|point|question) ?#?)(?<number>\d{1,3})(?:[.:)\]] ?| |$)(?<rest>.*)$/i,
  },
  {
    style: 'word',
    pattern: new RegExp(
      String.raw`^(?:(?:major|minor|specific|general) )?${word} ?(?:#|no[.]?|nº)? ?(?:(?<part>\d{1,2})[.-])?(?<number>\d{1,3})(?:[:.、)\]–—-]+ ?| |$)(?<rest>.*)$`,
      'i',
    ),
  },
  { style: 'circle', pattern: /^(?<number>[①-⑳]) ?(?<rest>.*)$/ },
  { style: 'brackets', pattern: /^\((?<number>\d{1,3})\) ?(?<rest>.*)$/ },
  { style: 'dotted', pattern: /^(?<part>\d{1,2})[.](?<number>\d{1,2})(?:[.:)] ?| )(?<rest>\D.*)$/ },
  { style: 'bracket', pattern: /^(?<number>\d{1,3})\) ?(?<rest>.*)$/ },
  { style: 'dot', pattern: /^(?<number>\d{1,3})[.、:] ?(?<rest>(?!\d).*)$/ },
  { style: 'dash', pattern: /^(?<number>\d{1,3}) [–—-] (?<rest>.*)$/ },
  { style: 'sign', pattern: /^(?:#|no[.]? ?|nº ?)(?<number>\d{1,3})(?:[.:)] ?| |$)(?<rest>.*)$/i },
  {
    style: 'ordinal',
    pattern: new RegExp(
      String.raw`^第 ?(?<number>\d{1,2}|[${han}]{1,3}) ?(?:[点點条條項]|、|,)[:、,.]? ?(?<rest>.*)$`,
    ),
  },
  { style: 'han', pattern: new RegExp(`^(?<number>[${han}]{1,3})[、.] ?(?<rest>.*)$`) },
  { style: 'letter', pattern: /^\(?(?<number>[a-z])\) (?<rest>.*)$/ },
]

const firstCircle = 0x2460
const firstLetter = 0x61

function numberIn(style: MarkerStyle, text: string): number | undefined {
  const code = text.codePointAt(0) ?? 0
  if (style === 'circle') return code - firstCircle + 1
  return style === 'letter' ? code - firstLetter + 1 : letterNumber(text)
}

export function commentMarker(line: string): CommentMarker | undefined {
  const plain = withAsciiSigns(line)
  for (const { style, pattern } of patterns) {
    const groups = pattern.exec(plain)?.groups
    if (!groups) continue
    const { part, rest = '' } = groups
    const number = numberIn(style, groups.number ?? '')
    if (number === undefined) continue
    const isNamed = style === 'reviewer' || (style === 'word' && part !== undefined)
    return {
      style,
      part: part === undefined ? undefined : Number(part),
      number,
      reviewer: isNamed && part !== undefined ? reviewerKey(part) : undefined,
      rest: line.slice(line.length - rest.length),
    }
  }
  return undefined
}

/** Numbers that a letter may leave out. */
const largestStep = 3

/**
 * Whether a marker begins the next comment: a year, a section number or a list within a comment looks like one.
 * `before` is the last marker of the letter, `style` that of the comments so far.
 */
export function isNextMarker(
  marker: CommentMarker,
  before: CommentMarker | undefined,
  style: MarkerStyle | undefined,
): boolean {
  if (style !== undefined && marker.style !== style) return false
  const isFirst = style === undefined || !before
  if (isFirst && marker.number <= largestStep) return true
  if (!before || before.style !== marker.style) return false
  if (marker.part !== before.part) {
    return marker.number === 1 && (marker.part ?? 0) > (before.part ?? 0)
  }
  const step = marker.number - before.number
  return (step > 0 && step <= largestStep) || (marker.number === 1 && marker.part === undefined)
}
