import { isSmoke } from './bench-options.ts'
import { describeFigure, type Figure, isOverLimit, tableOfFigures } from './figures.ts'

/** Prints figures, and passes those over their limit on to the command that repeats them at its end. */
export function showFigures(heading: string, figures: readonly Figure[]): void {
  console.log(`${heading}\n${tableOfFigures(figures)}`)
  // Code that runs once is not compiled yet, and its time says nothing.
  const over = isSmoke ? [] : figures.filter(isOverLimit).map(describeFigure)
  if (process.send) process.send(over)
  else if (over.length > 0) process.exitCode = 1
}
