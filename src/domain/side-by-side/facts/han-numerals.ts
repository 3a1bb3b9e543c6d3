const digits = new Map(
  [...'〇零一二三四五六七八九'].map((sign, at) => [sign, String(Math.max(0, at - 1))]),
)
digits.set('两', '2').set('兩', '2')

const small: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }

export const largeHanUnits: Readonly<Record<string, number>> = {
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
  兆: 1e12,
}

export const hanNumeral = /[〇零一二两兩三四五六七八九十百千万萬亿億余多点點]+/gu

/** Below ten thousand. */
function smallValue(text: string): number {
  if (/^[〇零一二两兩三四五六七八九]{2,}$/u.test(text)) {
    return Number([...text].map((sign) => digits.get(sign)).join(''))
  }
  let sum = 0
  let digit = 0
  for (const sign of text) {
    const factor = small[sign]
    if (factor === undefined) digit = Number(digits.get(sign) ?? 0)
    else {
      sum += (digit || 1) * factor
      digit = 0
    }
  }
  return sum + digit
}

/** Undefined for signs that make no number, such as a mere 多 or 点. */
export function hanValue(text: string): string | undefined {
  const [whole = '', decimals] = text.replaceAll(/[余多]/gu, '').split(/[点點]/u)
  if (whole === '') return undefined
  let sum = 0
  let part = ''
  for (const sign of whole) {
    const factor = largeHanUnits[sign]
    if (factor === undefined) part += sign
    else {
      sum += (smallValue(part) || 1) * factor
      part = ''
    }
  }
  const value = sum + smallValue(part)
  const after = [...(decimals ?? '')].map((sign) => digits.get(sign) ?? '').join('')
  return after ? `${value}.${after}` : String(value)
}
