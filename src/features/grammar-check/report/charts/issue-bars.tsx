import { type BarCustomLayerProps, ResponsiveBar } from '@nivo/bar'
import type { Issue } from '../../grammar-check-rules.ts'
import styles from './chart.module.css'

type Bar = { kind: string; name: string; count: number }

const rowHeight = 58

function Rows({ bars }: BarCustomLayerProps<Bar>) {
  return bars.map(({ key, x, y, width, height, data }) => (
    <g key={key} transform={`translate(${x} ${y})`}>
      <text y={-8} className={styles.kind}>
        {data.data.name}
      </text>
      <rect width={width} height={height} rx={2} className={styles.bar} />
      <text x={width + 8} y={height / 2} dy="0.35em" className={styles.count}>
        {data.value}
      </text>
    </g>
  ))
}

type Props = {
  issues: readonly Issue[]
  nameOf: (kind: Issue['kind']) => string
  label: string
}

/** Names are above the bars, so that they fit narrow screens. */
export function IssueBars({ issues, nameOf, label }: Props) {
  // The chart draws the lowest bar first.
  const data = issues.map(({ kind, count }) => ({ kind, count, name: nameOf(kind) })).reverse()
  return (
    <div className={styles.bars} style={{ height: issues.length * rowHeight }}>
      <ResponsiveBar<Bar>
        data={data}
        keys={['count']}
        indexBy="kind"
        layout="horizontal"
        role="img"
        ariaLabel={label}
        margin={{ top: 16, right: 48, bottom: 0, left: 0 }}
        padding={0.6}
        layers={[Rows]}
        animate={false}
        isInteractive={false}
      />
    </div>
  )
}
