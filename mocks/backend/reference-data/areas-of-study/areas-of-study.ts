import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { FieldTree } from './field-tree.ts'
import { healthSciences, medicine } from './health-areas.ts'
import { humanities, socialSciences } from './human-areas.ts'
import { agriculture, lifeSciences } from './life-areas.ts'
import { engineering, physicalSciences } from './physical-areas.ts'

type AreaOfStudy = Schemas['AreaOfStudy']

const fields: Readonly<Record<string, FieldTree>> = {
  'Life Sciences': lifeSciences,
  'Agricultural Sciences': agriculture,
  Medicine: medicine,
  'Health Sciences': healthSciences,
  'Physical Sciences and Mathematics': physicalSciences,
  'Engineering and Computing': engineering,
  'Social Sciences': socialSciences,
  'Arts and Humanities': humanities,
}

/** The fallback area, with a fixed id of its own and of its parent. */
export const UNDETERMINED_AREA = 494

const otherFields: readonly AreaOfStudy[] = [
  { id: 492, name: 'Other', parent: null },
  { id: 493, name: 'Not listed', parent: 492 },
  { id: UNDETERMINED_AREA, name: 'Undetermined', parent: 493 },
]

function numbered(): AreaOfStudy[] {
  const areas: AreaOfStudy[] = []
  const add = (name: string, parent: number | null) => {
    const id = areas.length + 1
    areas.push({ id, name, parent })
    return id
  }
  for (const [top, tree] of Object.entries(fields)) {
    const first = add(top, null)
    for (const [middle, leaves] of Object.entries(tree)) {
      const second = add(middle, first)
      for (const leaf of leaves) add(leaf, second)
    }
  }
  return areas
}

/** Every area, after its parent. Ids follow from the position, so new areas go to the end of the last field. */
export const areasOfStudy: readonly AreaOfStudy[] = [...numbered(), ...otherFields]

const byId = new Map(areasOfStudy.map((area) => [area.id, area]))

export function areaOfStudy(id: number): AreaOfStudy | undefined {
  return byId.get(id)
}

export const chooseableAreas: readonly AreaOfStudy[] = areasOfStudy.filter(({ parent }) => {
  const above = parent === null ? undefined : byId.get(parent)
  return above !== undefined && above.parent !== null
})

const chooseable = new Set(chooseableAreas.map(({ id }) => id))

export const isChooseable = (id: number): boolean => chooseable.has(id)
