import { afterAll, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { seenAnswers } from '../mocks/backend/calls/contract-coverage.ts'

// Stored beside the coverage of unit tests, which are reported together.
afterAll(async () => {
  const seen = seenAnswers()
  if (Object.keys(seen).length === 0) return
  const name = (expect.getState().testPath ?? 'story').replaceAll(/[^a-z0-9]+/gi, '-')
  await commands.writeFile(
    `.cache/test/contract-coverage/stories/${name}.json`,
    JSON.stringify(seen),
  )
})
