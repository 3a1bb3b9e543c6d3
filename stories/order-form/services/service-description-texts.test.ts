import { expect, it } from 'vitest'
import { serviceDescriptions } from '../../../mocks/backend/reference-data/services/service-descriptions.ts'
import { serviceDescriptionTexts } from '../../../src/domain/service-descriptions/service-description-texts.ts'

it('has words for every description of the server, and for no other', () => {
  const ids = serviceDescriptions.map(({ modalID }) => modalID)
  expect(Object.keys(serviceDescriptionTexts).sort()).toEqual([...ids].sort())
})
