import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { areasOfStudy } from '../../../mocks/backend/reference-data/areas-of-study/areas-of-study.ts'
import { areaName } from '../../../src/domain/areas-of-study/area-names.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it('names every area of the backend by its number', () => {
  const named = areasOfStudy.map(({ id }) =>
    areaName({ id, name: 'unnamed' }, (message) => i18n._(message)),
  )
  expect(named).toEqual(areasOfStudy.map(({ name }) => name))
})

it('shows the name of an unknown area as it came', () => {
  expect(areaName({ id: 9_001, name: 'Astrobotany' }, (message) => i18n._(message))).toBe(
    'Astrobotany',
  )
})
