import { expect, it } from 'vitest'
import { areaChoices, areaNamed, areasBelow, searchAreas } from './area-choices.ts'

const area = (id: number, parent: number | null, rawName: string, name = rawName) => ({
  id,
  name,
  rawName,
  parent,
})

const areas = [
  area(1, null, 'Life Sciences', '生命科学'),
  area(2, 1, 'Ecology', '生態学'),
  area(3, 2, 'Forest ecology', '森林生態学'),
  area(4, 2, 'Freshwater ecology', '淡水生態学'),
  area(5, 2, 'Genética de poblaciones'),
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter, index) =>
    area(10 + index, 2, `Biology ${letter}`),
  ),
]
const choices = areaChoices(areas)

it('offers only areas of the third level', () => {
  expect(choices.map(({ id }) => id)).not.toContain(1)
  expect(choices.map(({ id }) => id)).not.toContain(2)
  expect(choices[0]).toMatchObject({ id: 3, middle: { id: 2 }, top: { id: 1 } })
})

it.each<[string, number[]]>([
  ['', []],
  ['f', []],
  ['fo', [3]],
  [' FO ', [3]],
  ['eco', [3, 4]],
  ['ecology forest', [3]],
  ['森林', [3]],
  ['生態', [3, 4]],
  ['genetica', [5]],
  ['POBLACIÓNES', [5]],
  ['biology', [10, 11, 12, 13, 14, 15]],
  ['life', []],
])('finds by %j the areas %j', (typed, expected) => {
  expect(searchAreas(choices, typed).map(({ id }) => id)).toEqual(expected)
})

it.each<[string, number | undefined]>([
  ['forest ecology', 3],
  ['森林生態学', 3],
  ['forest', undefined],
  ['Ecology', undefined],
])('takes %j for the area %s', (typed, expected) => {
  expect(areaNamed(choices, typed)?.id).toBe(expected)
})

it('lists what belongs to an area', () => {
  expect(areasBelow(areas, null).map(({ id }) => id)).toEqual([1])
  expect(areasBelow(areas, 1).map(({ id }) => id)).toEqual([2])
})
