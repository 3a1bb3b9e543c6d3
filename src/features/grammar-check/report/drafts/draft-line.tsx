import { type LineCustomSvgLayerProps, ResponsiveLine } from '@nivo/line'
import { chartTheme } from '../../../../domain/charts/chart-theme.ts'
import styles from './draft-line.module.css'

/** `x`: the number of a draft. */
type DraftPoint = { x: number; y: number }

type Series = { id: string; data: readonly DraftPoint[] }
type LayerProps = LineCustomSvgLayerProps<Series>

type Props = {
  points: readonly DraftPoint[]
  drafts: number
  /** The end of the axis. */
  most: number
  label: string
  format: (value: number) => string
}

const radius = { earlier: 4, own: 7 }

/** Each point says its value, so the axis has no numbers. */
export function DraftLine({ points, drafts, most, label, format }: Props) {
  function Points({ xScale, yScale, innerHeight, lineGenerator }: LayerProps) {
    const placed = points.map((point) => ({
      ...point,
      left: xScale(point.x),
      top: yScale(point.y),
    }))
    return (
      <>
        <path
          d={lineGenerator(placed.map(({ left, top }) => ({ x: left, y: top }))) ?? ''}
          className={styles.line}
        />
        {placed.map(({ x, y, left, top }) => (
          <g key={x} className={x === drafts ? styles.own : styles.earlier}>
            <circle cx={left} cy={top} r={x === drafts ? radius.own : radius.earlier} />
            <text x={left} y={top - 14}>
              {format(y)}
            </text>
            <text x={left} y={innerHeight + 24} className={styles.number}>
              {x}
            </text>
          </g>
        ))}
      </>
    )
  }
  return (
    <div className={styles.box}>
      <ResponsiveLine<Series>
        data={[{ id: 'drafts', data: points }]}
        role="img"
        ariaLabel={label}
        margin={{ top: 32, right: 24, bottom: 36, left: 24 }}
        xScale={{ type: 'linear', min: 1, max: drafts }}
        yScale={{ type: 'linear', min: 0, max: most }}
        theme={chartTheme}
        enableGridX={false}
        gridYValues={[0, most]}
        axisBottom={null}
        axisLeft={null}
        layers={['grid', Points]}
        animate={false}
        isInteractive={false}
      />
    </div>
  )
}
