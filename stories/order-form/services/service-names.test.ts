import { expect, it } from 'vitest'
import { services } from '../../../mocks/backend/reference-data/services/form-services.ts'
import { serviceNames } from '../../../src/domain/services/service-names.ts'

it('names every service of the server', () => {
  expect(Object.keys(serviceNames).sort()).toEqual(
    Object.values(services)
      .map(({ identity }) => identity)
      .sort(),
  )
})
