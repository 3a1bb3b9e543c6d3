/** `''` for a share, such as the layout shift. */
type Unit = 'ms' | 'MB' | 'calls' | ''

/** What is measured beside a figure in the same run, in the same unit. */
export type Companion = { name: string; value: number }

export type Figure = {
  name: string
  unit: Unit
  value: number
  companion?: Companion
  /** The most that is allowed: a ratio to the companion, or the value itself where there is none. */
  limit?: number
}

const limited = ({ value, companion }: Figure) => (companion ? value / companion.value : value)

/** What could not be measured (NaN) is over its limit too. */
export function isOverLimit(figure: Figure): boolean {
  return figure.limit !== undefined && !(limited(figure) <= figure.limit)
}

/** Three digits are enough to compare, and fit microseconds as well as seconds. */
function inDigits(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
}

const withUnit = (value: number, unit: Unit) => `${inDigits(value)} ${unit}`.trim()

function comparisonOf(figure: Figure): string {
  const { unit, companion, limit } = figure
  const atMost = limit === undefined ? '' : `, at most ${limit}`
  if (!companion) return limit === undefined ? '' : `at most ${withUnit(limit, unit)}`
  const ratio = `${inDigits(limited(figure))} × ${companion.name}`
  return `${ratio} (${withUnit(companion.value, unit)})${atMost}`
}

export function describeFigure(figure: Figure): string {
  const value = withUnit(figure.value, figure.unit)
  return [`${figure.name}: ${value}`, comparisonOf(figure)].filter(Boolean).join(', ')
}

export function tableOfFigures(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length))
  return figures
    .map((figure) => {
      const mark = isOverLimit(figure) ? '✗' : '✓'
      const value = withUnit(figure.value, figure.unit).padStart(10)
      return [mark, figure.name.padEnd(width), value, comparisonOf(figure)].join('  ').trimEnd()
    })
    .join('\n')
}
