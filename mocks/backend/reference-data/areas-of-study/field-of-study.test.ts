import { expect, it } from 'vitest'
import { areasOfStudy, UNDETERMINED_AREA } from './areas-of-study.ts'
import { fieldOfStudy } from './field-of-study.ts'

const numberOf = (wanted: string) => areasOfStudy.find(({ name }) => name === wanted)?.id ?? null

it.each([
  ['a field', numberOf('Medicine'), 'medicine'],
  ['an area of the second level', numberOf('Plant Sciences'), 'life-sciences'],
  ['an area of the third level', numberOf('Botany and taxonomy'), 'life-sciences'],
  ['the undetermined area', UNDETERMINED_AREA, null],
  ['an unknown number', 100_000, null],
  ['no area', null, null],
])('finds the field of %s', (_, id, field) => {
  expect(fieldOfStudy(id)).toBe(field)
})

it('has a code for each field', () => {
  const fields = areasOfStudy.filter(({ parent, name }) => parent === null && name !== 'Other')
  for (const { id, name } of fields) expect([name, fieldOfStudy(id)]).not.toContain(null)
})
