import { expect, it } from 'vitest'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { chenLihua, luciaFerrer, satoMayumi } from '../../../scenarios/builders/people-abroad.ts'
import { fullNameOf } from './full-name.ts'

it.each([helenMarsh, chenLihua, satoMayumi, luciaFerrer])('$fullName', (person) => {
  expect(fullNameOf(person, person.country.code)).toBe(person.fullName)
})

it.each([
  ['Lihua', 'Chen', 'CN', 'Lihua Chen'],
  ['立华', 'Chen', 'CN', '立华 Chen'],
  [' まゆみ ', '佐藤', 'JP', '佐藤 まゆみ'],
  ['立华', '陈', null, '陈立华'],
])('%s, %s of %s', (firstName, lastName, country, fullName) => {
  expect(fullNameOf({ firstName, lastName }, country)).toBe(fullName)
})
