import { editorKey } from './letter-comment.ts'
import { reviewerKey } from './letter-number.ts'
import { withAsciiSigns } from './tidy-letter.ts'

type ReviewerHeading = {
  reviewer: string
  /** What follows on the same line. */
  rest: string
}

const reviewer = String.raw`(?:reviewer|referee|rev[.]?|revisor(?:a|/a|\(a\))?|evaluador(?:a|/a|\(a\))?|avaliador(?:a|/a|\(a\))?|parecerista|árbitro)`
const titled =
  '(?:(?:comments?|remarks?|reports?|review|comentarios?|comentários?|observaciones|parecer|informe) (?:from|of|by|to|del?|d[oa]) (?:the |la )?)?'
const ordinal =
  'first|second|third|fourth|1st|2nd|3rd|4th|primer|segundo|tercer|cuarto|primeiro|terceiro|quarto'
const number = String.raw`(\d{1,2}|[ivx]{1,3}|[a-h]|one|two|three|four)(?![\p{L}\d])`
const sign = '(?:#|no[.]?|n[.]?º|number|:|-)?'
const report = String.raw`(?:['’]s)?(?: ?\([^()]*\))?(?: (?:comments?|remarks?|report|review|evaluation|comentarios?|comentários?))?(?: (?:to|for) (?:the )?authors?)?(?: ?\([^()]*\))?`
const end = ' ?(?:$|[.–—-]$|:(.*)$| [–—-] (.*)$)'

const han = '一二三四五六七八九十'
const cjkNumber = String.raw`(\d{1,2}|[${han}]{1,2}|[A-H])`
const cjkReviewer =
  '(?:(?:外审|审稿|審稿|评审|評審|审查|審查|评阅)(?:专家|專家|意见|意見|人|员|員|委员|委員)?|査読者|査読委員|査読員|審査員|審査者|レビューアー?|レビュアー|レフェリー)'
const cjkReport =
  '(?:的|の|からの)?(?:审稿|評審|评审)?(?:意见|意見|评论|評論|评语|建议|コメント|ご?指摘(?:事項)?)?'
const cjkEnd = String.raw` ?[】\])]?(?:$|:(.*)$)`

/** Each has the key of the reviewer, then what may follow. */
const reviewers: readonly RegExp[] = [
  new RegExp(`^${titled}${reviewer} ?${sign} ?${number}${report}${end}`, 'iu'),
  new RegExp(`^${titled}(?:the )?(${ordinal}) ${reviewer}${report}${end}`, 'iu'),
  /^R ?#?(\d):?$/,
  new RegExp(`^[【[(]?${cjkReviewer} ?[#:(-]? ?${cjkNumber} ?\\)?${cjkReport}${cjkEnd}`, 'u'),
  new RegExp(`^[【[(]?第 ?${cjkNumber} ?位?(?:的)?${cjkReviewer}${cjkReport}${cjkEnd}`, 'u'),
]

const editor = `(?:(?:the|associate|academic|handling|section|guest|senior|managing|executive|deputy|assistant) )*editors?(?:[- ]in[- ]chief|-chefe| asociad[oa]| associad[oa])?(?:['’]s?)?`
const cjkEditor =
  '(?:责任编辑|責任編輯|编辑部?|編輯部?|主编|主編|编委|担当編集者|編集者|編集委員長?|編集部|エディター)'

/** With a colon or the word for comments: a signature names the editor, too. */
const editors: readonly RegExp[] = [
  new RegExp(
    `^${titled}${editor}(?: (?:comments?|remarks?|decision|report|requests?))?(?: (?:to|for) (?:the )?authors?)? ?:(.*)$`,
    'iu',
  ),
  new RegExp(
    `^${editor} (?:comments?|remarks?|report|requests?)(?: (?:to|for) (?:the )?authors?)?()$`,
    'iu',
  ),
  new RegExp(
    `^(?:comments?|remarks?|comentarios?|comentários?) (?:from|of|by|del?|d[oa]) ${editor}()$`,
    'iu',
  ),
  new RegExp(`^[【[]?${cjkEditor}${cjkReport}[】\\]]? ?:(.*)$`, 'u'),
  new RegExp(
    `^[【[]?${cjkEditor}(?:的|の|からの)?(?:意见|意見|评论|评语|建议|コメント|ご?指摘)[】\\]]?()$`,
    'u',
  ),
]

const decoration = /^[ #*=_~>–—-]+|[ *=_~]+$/g

const restOf = (line: string, [, ...groups]: readonly (string | undefined)[]): string => {
  const rest = groups.find((group) => group !== undefined) ?? ''
  return line.slice(line.length - rest.length).trim()
}

/** Undefined for a line that is no heading. */
export function reviewerHeading(text: string): ReviewerHeading | undefined {
  const line = text.replaceAll(decoration, '')
  const plain = withAsciiSigns(line)
  for (const pattern of reviewers) {
    const match = pattern.exec(plain)
    if (!match) continue
    const [whole, key = '', ...rest] = match
    return { reviewer: reviewerKey(key), rest: restOf(line, [whole, ...rest]) }
  }
  for (const pattern of editors) {
    const match = pattern.exec(plain)
    if (match) return { reviewer: editorKey, rest: restOf(line, match) }
  }
  return undefined
}
