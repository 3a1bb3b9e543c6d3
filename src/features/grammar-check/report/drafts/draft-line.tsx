import { type LineCustomSvgLayerProps, ResponsiveLine } from '@nivo/line'
import type { ReactNode } from 'react'
import { chartTheme } from '../../../../domain/charts/chart-theme.ts'
import styles from './draft-line.module.css'
import { labelledDrafts } from './labelled-drafts.ts'

/** `x`: the number of a draft. */
type DraftPoint = { x: number; y: number }

type Series = { id: string; data: readonly DraftPoint[] }
type LayerProps = LineCustomSvgLayerProps<Series>

type Props = {
  points: readonly DraftPoint[]
  drafts: number
  /** The number of the draft that the last one is compared with. */
  compared: number
  /** The end of the axis. */
  most: number
  label: string
  format: (value: number) => string
}

const radius = { earlier: 4, compared: 6, own: 7 }

/** Pixels from one label to the next. */
const labelWidth = 40

type PointProps = { mark: keyof typeof radius; left: number; top: number; children: ReactNode }

function Point({ mark, left, top, children }: PointProps) {
  return (
    <g className={styles[mark]}>
      <circle cx={left} cy={top} r={radius[mark]} />
      {children}
    </g>
  )
}

/** Points say their values, as far as there is room, so the axis has no numbers. */
export function DraftLine({ points, drafts, compared, most, label, format }: Props) {
  const markOf = (number: number) =>
    number === drafts ? 'own' : number === compared ? 'compared' : 'earlier'
  function Points({ xScale, yScale, innerWidth, innerHeight, lineGenerator }: LayerProps) {
    const room = Math.floor(innerWidth / labelWidth)
    const labelled = labelledDrafts(drafts, compared, room)
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
          <Point key={x} mark={markOf(x)} left={left} top={top}>
            {labelled.has(x) ? (
              <>
                <text x={left} y={top - 14}>
                  {format(y)}
                </text>
                <text x={left} y={innerHeight + 24} className={styles.number}>
                  {x}
                </text>
              </>
            ) : null}
          </Point>
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
