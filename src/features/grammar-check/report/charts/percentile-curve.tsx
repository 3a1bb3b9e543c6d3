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
  /** Labels of the axes. */
  across: string
  upwards: string
}

const steps = [0, 25, 50, 75, 100]
const scale = { type: 'linear', min: 0, max: 100 } as const

function Curve({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  const path = lineGenerator((series[0]?.data ?? []).map(({ position }) => position))
  return <path d={path ?? ''} className={styles.curve} />
}

/** The two highlighted points differ in shape, not only in color. */
export function PercentileCurve({ curve, own, excellent, label, across, upwards }: Props) {
  function Highlights({ xScale, yScale, innerHeight }: LineCustomSvgLayerProps<Series>) {
    const at = (point: CurvePoint) => ({ x: xScale(point.x), y: yScale(point.y) })
    const [me, best] = [at(own), at(excellent)]
    return (
      <>
        <path d={`M0 ${me.y}H${me.x}V${innerHeight}`} className={styles.guide} />
        <path d={`M0 ${best.y}H${best.x}V${innerHeight}`} className={styles.guide} />
        <rect
          x={-6}
          y={-6}
          width={12}
          height={12}
          transform={`translate(${best.x} ${best.y}) rotate(45)`}
          className={styles.excellent}
        />
        <circle cx={me.x} cy={me.y} r={7} className={styles.ownScore} />
      </>
    )
  }
  return (
    <div className={styles.curveBox}>
      <ResponsiveLine<Series>
        data={[{ id: 'curve', data: curve }]}
        role="img"
        ariaLabel={label}
        margin={{ top: 12, right: 16, bottom: 52, left: 56 }}
        xScale={scale}
        yScale={scale}
        curve="monotoneX"
        theme={chartTheme}
        gridXValues={steps}
        gridYValues={steps}
        axisBottom={{
          tickValues: steps,
          tickSize: 0,
          tickPadding: 10,
          legend: across,
          legendPosition: 'middle',
          legendOffset: 42,
        }}
        axisLeft={{
          tickValues: steps,
          tickSize: 0,
          tickPadding: 10,
          legend: upwards,
          legendPosition: 'middle',
          legendOffset: -46,
        }}
        layers={['grid', 'axes', Curve, Highlights]}
        animate={false}
        isInteractive={false}
      />
    </div>
  )
}
