import type { TextFact } from './text-fact.ts'

const number = String.raw`S?\d+(?:[.-]\d+)?[a-zA-Z]?(?![A-Za-z\d])`
const more = String.raw`(?:\s?(?:,|and|y|e|&|和|及|与|、|–|-|~|to)\s?${number})*`

type Label = { kind: string; one: string; many: string; unspaced: string }

const labels: readonly Label[] = [
  {
    kind: 'figure',
    one: String.raw`[Ff]ig(?:ure|ura)?\.?`,
    many: String.raw`[Ff]ig(?:ure|ura)?s\.?`,
    unspaced: '[图圖図]',
  },
  {
    kind: 'table',
    one: String.raw`[Tt]ab(?:le|la|ela)?\.?|[CQ]uadro`,
    many: '[Tt]ab(?:le|la|ela)s|[CQ]uadros',
    unspaced: '表',
  },
  {
    kind: 'equation',
    one: String.raw`[Ee]q(?:uation|uação)?\.?|[Ee]c(?:uación)?\.?`,
    many: String.raw`[Ee]q(?:uation|uaçõe)?s\.?|[Ee]cuaciones`,
    unspaced: '(?:公式|(?<![形方样模格公])式)',
  },
]

const patterns = labels.map(({ kind, one, many, unspaced }) => ({
  kind,
  pattern: new RegExp(
    String.raw`(?:(?<![\p{L}])(?:${many})\s?\(?(?<list>${number}${more})|(?<![\p{L}])(?:${one})\s?\(?(?<one>${number})|${unspaced}\s?\(?(?<list2>${number}${more}))`,
    'gu',
  ),
}))

function numbersIn(list: string): string[] {
  const numbers: string[] = []
  let isRange = false
  for (const [piece] of list.matchAll(/S?\d+(?:[.-]\d+)?[a-zA-Z]?|[–~]|to/gu)) {
    if (/^[–~t]/.test(piece)) {
      isRange = true
      continue
    }
    const from = Number(numbers.at(-1))
    const to = Number(piece)
    if (isRange && to > from && to - from < 40) {
      for (let between = from + 1; between < to; between += 1) numbers.push(String(between))
    }
    isRange = false
    numbers.push(piece.toLowerCase())
  }
  return numbers
}

/** References to figures, tables and equations, such as "Figs. 2 and 3", 图2 or 表1. */
export function readFigureReferences(text: string): TextFact[] {
  return patterns.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, groups = {}, index }) => {
      const isClosed = found.includes('(') && text[index + found.length] === ')'
      const written = isClosed ? `${found})` : found
      return numbersIn(groups.list ?? groups.list2 ?? groups.one ?? '').map((value) => ({
        kind: 'figure' as const,
        values: [`${kind} ${value}`],
        isCertain: true,
        text: written,
        start: index,
        end: index + written.length,
      }))
    }),
  )
}
