const text = { fontFamily: 'var(--sans)', fontSize: 13, fill: 'var(--ink-2)' }

export const chartTheme = {
  axis: { ticks: { text, line: { stroke: 'none' } }, legend: { text } },
  grid: { line: { stroke: 'var(--rule)' } },
}
