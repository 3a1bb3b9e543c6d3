import { isRecord } from '../../../src/lib/is-record.ts'

const measureText = ({ value, unit }: Record<string, unknown>) => `${value} ${unit}`

function colorText({ hex, alpha }: Record<string, unknown>): string {
  return typeof alpha === 'number' ? `${hex} at ${Math.round(alpha * 100)} %` : String(hex)
}

function typographyText({ fontSize, lineHeight, fontWeight }: Record<string, unknown>): string {
  const size = isRecord(fontSize) ? Number(fontSize.value) : 0
  const height = Math.round(size * Number(lineHeight) * 10) / 10
  return `${size} / ${height} px, ${fontWeight}`
}

/** A value of a design token, short. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) {
    return value.every(isRecord) ? `${value.length} layers` : value.join(', ')
  }
  if (!isRecord(value)) return String(value)
  if ('hex' in value) return colorText(value)
  if ('fontSize' in value) return typographyText(value)
  return measureText(value)
}
