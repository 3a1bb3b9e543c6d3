import { expect, it } from 'vitest'
import { drawnRows } from '../drawn-rows.ts'

it('draws some rows', () => {
  expect(drawnRows).toBeGreaterThan(0)
})
