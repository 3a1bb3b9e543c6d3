import { expect, it } from 'vitest'
import { chunkOf } from './missing-chunk.ts'

const page = 'https://galley.example/en/researcher'
const file = 'https://galley.example/assets/rewards-B1.js'

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${file}`, file],
  ['Firefox', `error loading dynamically imported module: ${file}`, file],
  ['Safari', 'Importing a module script failed.', page],
])('tells missing chunks apart in %s', (_, message, expected) => {
  expect(chunkOf(message, page)).toBe(expected)
})
