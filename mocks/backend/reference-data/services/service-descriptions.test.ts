import { expect, it } from 'vitest'
import { explanationOf, formServices } from './form-services.ts'
import { serviceBundles } from './service-bundles.ts'
import { serviceDescriptions } from './service-descriptions.ts'

const ids = serviceDescriptions.map(({ modalID }) => modalID)

it('explains every service that is sold, and every part of a bundle', () => {
  const named = [
    ...formServices.map(explanationOf),
    ...serviceBundles.flatMap(({ learnMoreTerms }) => learnMoreTerms),
  ]
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

it('explains each service once', () => {
  expect(new Set(ids).size).toBe(ids.length)
})
