import { describe, expect, it } from 'vitest'
import { areaKeywords } from '../../reference-data/areas-of-study/area-keywords.ts'
import {
  areaOfStudy,
  areasOfStudy,
  chooseableAreas,
  isChooseable,
} from '../../reference-data/areas-of-study/areas-of-study.ts'
import { predictArea } from './predict-area.ts'

describe('the areas of study', () => {
  it('are at least 150 of the third level, each below an area of the second', () => {
    expect(chooseableAreas.length).toBeGreaterThanOrEqual(150)
    for (const { parent } of chooseableAreas) {
      const above = areaOfStudy(parent ?? 0)
      expect(areaOfStudy(above?.parent ?? 0)).toMatchObject({ parent: null })
    }
    expect(isChooseable(494)).toBe(true)
    expect(isChooseable(493)).toBe(false)
    expect(areaOfStudy(494)).toEqual({ id: 494, name: 'Undetermined', parent: 493 })
  })

  it('have unique numbers and names', () => {
    expect(new Set(areasOfStudy.map(({ id }) => id)).size).toBe(areasOfStudy.length)
    const names = chooseableAreas.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of Object.keys(areaKeywords)) expect(names).toContain(name)
  })
})

it.each([
  ['Stomatal responses of barley to drought', 'Plant physiology'],
  ['Vaccine uptake in rural clinics', 'Vaccination and screening'],
  ['Nitrate in farmland streams: runoff after storms', 'Hydrology'],
  ['Dendrite growth in garnet electrolytes', 'Battery materials'],
  ['Slow-wave sleep and insomnia', 'Sleep research'],
  ['Machine learning for the classification of wheat', 'Machine learning'],
  ['Sentencing in CRIMINAL LAW', 'Criminal law'],
  ['城市公园绿地', undefined],
  ['On the nature of things', undefined],
  ['', undefined],
])('%s belongs to %s', (title, name) => {
  expect(areaOfStudy(predictArea(title) ?? 0)?.name).toBe(name)
})
