import { startWrongServer } from '../../scripts/setup/wrong-server.ts'
import { test as base } from '../fixtures.ts'

/** With the address of a server that knows the orders and forgets the pages they are on. */
export const test = base.extend<{ otherServer: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
  otherServer: async ({}, use) => {
    const { origin, server } = await startWrongServer(0)
    await use(origin)
    server.close()
  },
})
