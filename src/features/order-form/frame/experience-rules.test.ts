import { expect, it } from 'vitest'
import { yearsOfExperience } from './experience-rules.ts'

it.each([
  ['2026-01-01T00:00:00Z', 22],
  ['2026-12-31T23:59:59Z', 22],
  ['2027-01-01T00:00:00Z', 23],
])('on %s, the service has %i years of experience', (now, years) => {
  expect(yearsOfExperience(Date.parse(now))).toBe(years)
})
