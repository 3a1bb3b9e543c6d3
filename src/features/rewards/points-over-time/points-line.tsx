import { type LineCustomSvgLayerProps, ResponsiveLine } from '@nivo/line'
import { chartTheme } from '../../../domain/charts/chart-theme.ts'
import type { Instant } from '../../../lib/instant.ts'
import styles from './points-line.module.css'
import type { PointsAt } from './points-over-time.ts'

type Series = { id: string; data: readonly PointsAt[] }
type LayerProps = LineCustomSvgLayerProps<Series>

type Props = {
  points: readonly PointsAt[]
  levels: readonly { name: string; from: number }[]
  label: string
  numberOf: (points: number) => string
  dayOf: (instant: Instant) => string
}

const gridLines = 4
const ownRadius = 6

function Line({ series, lineGenerator }: LayerProps) {
  const positions = (series[0]?.data ?? []).map(({ position }) => position)
  const last = positions.at(-1)
  return (
    <>
      <path d={lineGenerator(positions) ?? ''} className={styles.line} />
      {last ? <circle cx={last.x} cy={last.y} r={ownRadius} className={styles.now} /> : null}
    </>
  )
}

/** Days stand below both ends, where they fit at any width. */
export function PointsLine({ points, levels, label, numberOf, dayOf }: Props) {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  const most = Math.max(...points.map(({ y }) => y), ...levels.map(({ from }) => from))
  function Levels({ yScale, innerWidth }: LayerProps) {
    return levels.map(({ name, from }) => (
      <g key={from} transform={`translate(0 ${yScale(from)})`}>
        <path d={`M0 0H${innerWidth}`} className={styles.level} />
        <text x={innerWidth + 8} y={4} className={styles.name}>
          {name}
        </text>
      </g>
    ))
  }
  function Days({ innerWidth, innerHeight }: LayerProps) {
    return (
      <g transform={`translate(0 ${innerHeight + 24})`} className={styles.days}>
        <text>{dayOf(first)}</text>
        <text x={innerWidth} textAnchor="end">
          {dayOf(last)}
        </text>
      </g>
    )
  }
  return (
    <div className={styles.box}>
      <ResponsiveLine<Series>
        data={[{ id: 'points', data: points }]}
        role="img"
        ariaLabel={label}
        margin={{ top: 12, right: 72, bottom: 36, left: 56 }}
        xScale={{ type: 'linear', min: first, max: last, nice: false }}
        yScale={{ type: 'linear', min: 0, max: most }}
        curve="stepAfter"
        theme={chartTheme}
        enableGridX={false}
        gridYValues={gridLines}
        axisBottom={null}
        axisLeft={{ tickValues: gridLines, tickSize: 0, tickPadding: 10, format: numberOf }}
        layers={['grid', 'axes', Levels, Days, Line]}
        animate={false}
        isInteractive={false}
      />
    </div>
  )
}
