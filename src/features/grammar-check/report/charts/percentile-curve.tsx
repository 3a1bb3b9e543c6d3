import { type LineCustomSvgLayerProps, ResponsiveLine } from '@nivo/line'
import { chartTheme } from '../../../../domain/charts/chart-theme.ts'
import type { CurvePoint } from '../../grammar-check-rules.ts'
import styles from './chart.module.css'

type Series = { id: string; data: readonly CurvePoint[] }

type Props = {
  curve: readonly CurvePoint[]
  own: CurvePoint
  excellent: CurvePoint
  label: string
  /** The axis stands at ten times the score. */
  scoreLabel: (score: number) => string
}

const steps = [0, 25, 50, 75, 100]
const scale = { type: 'linear', min: 0, max: 100 } as const
const strip = { below: 14, height: 10 }

function Curve({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  const path = lineGenerator((series[0]?.data ?? []).map(({ position }) => position))
  return <path d={path ?? ''} className={styles.curve} />
}

/** Of the person's own point on the strip; a shorter bar would show beside it. */
const ownRadius = 9

/** The curve stands on a strip of all manuscripts; the two highlighted points differ in shape, too. */
export function PercentileCurve({ curve, own, excellent, label, scoreLabel }: Props) {
  function Highlights({
    xScale,
    yScale,
    innerHeight,
    innerWidth,
  }: LineCustomSvgLayerProps<Series>) {
    const at = (point: CurvePoint) => ({ x: xScale(point.x), y: yScale(point.y) })
    const [me, best] = [at(own), at(excellent)]
    const top = innerHeight + strip.below
    const middle = top + strip.height / 2
    const bar = { y: top, height: strip.height, rx: strip.height / 2 }
    return (
      <>
        <rect {...bar} width={innerWidth} className={styles.everyone} />
        {me.x > 3 * ownRadius ? <rect {...bar} width={me.x} className={styles.passed} /> : null}
        <path d={`M${me.x} ${me.y}V${middle}`} className={styles.guide} />
        <path d={`M${best.x} ${best.y}V${middle}`} className={styles.guide} />
        <circle cx={best.x} cy={best.y} r={3.5} className={styles.point} />
        <circle cx={me.x} cy={me.y} r={3.5} className={styles.point} />
        <rect
          x={-7}
          y={-7}
          width={14}
          height={14}
          transform={`translate(${best.x} ${middle}) rotate(45)`}
          className={styles.excellent}
        />
        <circle cx={me.x} cy={middle} r={ownRadius} className={styles.ownScore} />
      </>
    )
  }
  return (
    <div className={styles.curveBox}>
      <ResponsiveLine<Series>
        data={[{ id: 'curve', data: curve }]}
        role="img"
        ariaLabel={label}
        margin={{ top: 12, right: 16, bottom: 60, left: 40 }}
        xScale={scale}
        yScale={scale}
        curve="monotoneX"
        theme={chartTheme}
        gridXValues={[]}
        gridYValues={steps}
        axisBottom={{ tickValues: steps, tickSize: 0, tickPadding: 38 }}
        axisLeft={{
          tickValues: steps,
          tickSize: 0,
          tickPadding: 12,
          format: (value: number) => scoreLabel(value / 10),
        }}
        layers={['grid', 'axes', Curve, Highlights]}
        animate={false}
        isInteractive={false}
      />
    </div>
  )
}
