import type { Schemas } from '../../../world/rows/contract-types.ts'
import { areaOfStudy } from './areas-of-study.ts'

type FieldOfStudy = Schemas['FieldOfStudy']

const codes: Readonly<Record<string, FieldOfStudy>> = {
  'Life Sciences': 'life-sciences',
  'Agricultural Sciences': 'agricultural-sciences',
  Medicine: 'medicine',
  'Health Sciences': 'health-sciences',
  'Physical Sciences and Mathematics': 'physical-sciences',
  'Engineering and Computing': 'engineering',
  'Social Sciences': 'social-sciences',
  'Arts and Humanities': 'humanities',
}

/** The field above an area of study; null where the area is unknown or in none of them. */
export function fieldOfStudy(id: number | null): FieldOfStudy | null {
  const area = id === null ? undefined : areaOfStudy(id)
  if (!area) return null
  return area.parent === null ? (codes[area.name] ?? null) : fieldOfStudy(area.parent)
}
