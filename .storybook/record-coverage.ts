import { afterAll, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { seenAnswers } from '../mocks/backend/contract-coverage.ts'

// Beside what unit tests leave: a table of all of them says which answers no test has seen.
afterAll(async () => {
  const seen = seenAnswers()
  if (Object.keys(seen).length === 0) return
  const name = (expect.getState().testPath ?? 'story').replaceAll(/[^a-z0-9]+/gi, '-')
  await commands.writeFile(
    `.cache/test/contract-coverage/stories/${name}.json`,
    JSON.stringify(seen),
  )
})
