import { fn } from 'storybook/test'
import { installLeaving } from '../../src/lib/browser/leave-page.ts'
import { screen } from '../screen.tsx'

/** Records the address or form that a page would leave for. */
export const leave = fn<NonNullable<Parameters<typeof installLeaving>[0]>>()

/** Meta for payment stories, which stay on the page instead of leaving. */
export const paymentScreen = {
  ...screen,
  args: { path: '/researcher/prepay', world: 'scenario=returning-customer' },
  beforeEach: (context: Parameters<typeof screen.beforeEach>[0]) => {
    const end = screen.beforeEach(context)
    leave.mockReset()
    installLeaving(leave)
    return end
  },
}

/** Merges `change` into the next payment answers. Returns a function that stops it. */
export function spoilAnswers(change: object): () => void {
  const fetched = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const answer = await fetched(...request)
    if (!answer.url.endsWith('/api/prepay/payment')) return answer
    return Response.json({ ...(await answer.json()), ...change })
  }
  return () => {
    globalThis.fetch = fetched
  }
}
