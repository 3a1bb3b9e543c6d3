import { withAsciiSigns } from './tidy-letter.ts'

const kinds =
  'general|specific|major|minor|main|detailed|additional|other|overall|line[- ]by[- ]line'
const things =
  'comments?|remarks?|concerns?|points?|issues?|suggestions?|revisions?|comentarios?|comentários?|observaciones|observações'

const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:${kinds})(?: and |[/, ]+))*(?:${things})(?: (?:generales|gerais|específic[oa]s|mayores|maiores|menores|principales|principais))?(?: (?:to|for|from) (?:the )?(?:authors?|editors?|reviewers?)| para los autores| aos autores)?(?: \([^()]*\))?$`,
    'i',
  ),
  /^(?:reviewers?|referees?)['’]?s?['’]? (?:comments?|reports?)(?: (?:to|for) (?:the )?authors?)?$/i,
  /^(?:major|minor)$/i,
  /^[【[]?(?:主要|次要|总体|总的|具体|一般|其他|其它|细节)?的?(?:审稿|修改|评审)?(?:意见|问题|评论|建议)[】\]]?$/,
  /^[【[]?(?:主な|主要な?|大きな|小さな|細かな|軽微な|全体的な|全般的な|個別の|その他の?)?(?:コメント|ご?指摘(?:事項)?|ご?意見)[】\]]?$/,
]

const rule = /^[-–—_=*#~·. ]{3,}$/

/** A line that only divides the comments, such as "Minor comments:" or a row of dashes. */
export function isSectionHeading(text: string): boolean {
  if (rule.test(text)) return true
  const plain = withAsciiSigns(text)
    .replaceAll(/^[ #*]+|[ #*:.]+$/g, '')
    .trim()
  return patterns.some((pattern) => pattern.test(plain))
}
