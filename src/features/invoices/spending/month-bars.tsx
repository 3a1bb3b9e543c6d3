import { type BarCustomLayerProps, ResponsiveBar } from '@nivo/bar'
import { chartTheme } from '../../../domain/charts/chart-theme.ts'
import styles from './month-bars.module.css'

type Bar = { month: number; name: string; amount: number }

type Props = {
  bars: readonly Bar[]
  amountOf: (amount: number) => string
  label: string
}

const gridLines = 4
const monthsInQuarter = 3

function Bars({ bars, innerHeight }: BarCustomLayerProps<Bar>) {
  return bars.map(({ key, x, y, width, height, data: { index, data } }) => (
    <g key={key}>
      <rect x={x} y={y} width={width} height={height} rx={2} className={styles.bar} />
      <text
        x={x + width / 2}
        y={innerHeight + 24}
        className={index % monthsInQuarter === 0 ? styles.quarter : styles.month}
      >
        {data.name}
      </text>
    </g>
  ))
}

/** Narrow screens name the first month of each quarter. */
export function MonthBars({ bars, amountOf, label }: Props) {
  return (
    <div className={styles.box}>
      <ResponsiveBar<Bar>
        data={bars}
        keys={['amount']}
        indexBy="month"
        role="img"
        ariaLabel={label}
        margin={{ top: 12, right: 0, bottom: 32, left: 80 }}
        padding={0.35}
        valueScale={{ type: 'linear', nice: gridLines }}
        theme={chartTheme}
        gridYValues={gridLines}
        axisBottom={null}
        axisLeft={{ tickValues: gridLines, tickSize: 0, tickPadding: 10, format: amountOf }}
        layers={['grid', 'axes', Bars]}
        animate={false}
        isInteractive={false}
      />
    </div>
  )
}
