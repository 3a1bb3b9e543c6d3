const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/

const plain = (digits: string): string =>
  digits.length > 15 ? digits : String(Number.parseFloat(digits))

/** Times a power of ten, without the noise of binary fractions. */
export const scaled = (value: string, factor: number): string =>
  factor === 1 ? value : String(Number((Number(value) * factor).toPrecision(12)))

/** What digits with points and commas may mean; several where both notations are in use. */
export function readingsOf(digits: string, hasDecimalComma: boolean): string[] {
  const compact = digits.replaceAll(/[ \u00a0\u2009\u202f]/g, '')
  const marks = compact.match(/[.,]/g) ?? []
  const [first] = marks
  if (first === undefined) return [plain(compact)]
  const last = marks.at(-1) ?? first
  const withPoint = (decimal: string) => {
    const other = decimal === ',' ? '.' : ','
    return plain(compact.replaceAll(other, '').replace(decimal, '.'))
  }
  if (new Set(marks).size > 1) {
    return marks.filter((mark) => mark === last).length === 1 ? [withPoint(last)] : [compact]
  }
  const isGrouped = grouped.test(compact) && !compact.startsWith('0')
  const asGroups = plain(compact.replaceAll(first, ''))
  if (marks.length > 1) return [isGrouped ? asGroups : compact]
  if (first === '.')
    return isGrouped && hasDecimalComma ? [asGroups, plain(compact)] : [plain(compact)]
  if (!hasDecimalComma) return isGrouped ? [asGroups] : []
  return isGrouped ? [withPoint(','), asGroups] : [withPoint(',')]
}
