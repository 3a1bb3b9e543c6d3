import { startWrongServer } from '../../mocks/transports/http/wrong-server.ts'
import { test as base } from '../fixtures.ts'

/** Provides the origin of a server whose orders lack their pagination. */
export const test = base.extend<{ otherServer: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
  otherServer: async ({}, use) => {
    const { origin, server } = await startWrongServer(0)
    await use(origin)
    server.close()
  },
})
