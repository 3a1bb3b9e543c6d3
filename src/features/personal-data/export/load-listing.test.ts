import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import type { SavedResponse } from '../../../api/reviewer-response.ts'
import { listedOrder } from './load-listing.ts'

const order = { externalId: 'GX7KQ2M9', originalFiles: [], completedFiles: [] }
const nothing: SavedResponse = {
  version: 0,
  savedAt: null,
  letter: '',
  manuscript: '',
  comments: [],
}
const saved = { ...nothing, version: 3, letter: 'Reviewer 1' }

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it.each([
  ['a saved answer to its reviewers', saved, { ...order, reviewerResponse: saved }],
  ['no answer that was never saved', nothing, order],
  ['no answer where none is asked for', undefined, order],
])('an order is kept with %s', (_name, response, data) => {
  expect(listedOrder(order, response).data).toEqual(data)
})
